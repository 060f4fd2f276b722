//! Answers packed by gzip, as hosts send them: a browser's first visit is to cost what it costs there.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    sync::Mutex,
};

use flate2::{Compression, write::GzEncoder};

use super::http::Response;

/// Smaller bodies gain nothing.
const WORTH_IT: usize = 500;

/// What has been packed, by what it was.
#[derive(Debug, Default)]
pub(crate) struct Packer {
    packed: Mutex<HashMap<u64, Vec<u8>>>,
}

impl Packer {
    /// Packs the body of `response` where it is text or wasm.
    pub(crate) fn pack(&self, response: &mut Response) {
        let kinds = ["text/", "application/wasm", "application/json", "application/manifest", "image/svg"];
        if response.body.len() < WORTH_IT || !kinds.iter().any(|kind| response.mime.starts_with(kind)) {
            return;
        }
        let mut hasher = DefaultHasher::new();
        response.body.hash(&mut hasher);
        let Ok(mut packed) = self.packed.lock() else { return };
        let bytes = packed.entry(hasher.finish()).or_insert_with(|| gzip(&response.body));
        response.body.clone_from(bytes);
        response.gzip = true;
    }
}

/// `bytes` after gzip at level 6, which hosts commonly use.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("nothing fails that is written to memory")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::{Packer, Response};

    #[test]
    fn text_is_packed_and_pictures_are_not() {
        let packer = Packer::default();
        let check = |mime, length, packs| {
            let plain = vec![b'a'; length];
            let mut response =
                Response { status: "200 OK", mime, extra: None, gzip: false, body: plain.clone() };
            packer.pack(&mut response);
            assert_eq!(response.gzip, packs, "{mime}, {length} bytes");
            if packs {
                let mut back = Vec::new();
                GzDecoder::new(response.body.as_slice()).read_to_end(&mut back).unwrap();
                assert_eq!(back, plain);
            } else {
                assert_eq!(response.body, plain);
            }
        };
        for _ in 0..2 {
            check("text/javascript; charset=utf-8", 5000, true);
            check("application/wasm", 6000, true);
            check("text/css; charset=utf-8", 20, false);
            check("image/png", 5000, false);
        }
    }
}
