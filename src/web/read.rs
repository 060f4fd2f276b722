//! Reads values that a script gives into the types of `wire`.
//!
//! Serde says of a value that does not fit what it is, numbers with a fraction included; the program for writing
//! that weighs 10 kB after gzip. This reader names them without their digits.

use std::fmt::{self, Display, Write as _};

use js_sys::{Array, Object};
use serde::de::value::StringDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use wasm_bindgen::{JsCast, JsValue};

/// The value as `T`.
///
/// # Errors
/// For a value of another shape: what was found and what was expected.
pub(super) fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, Misfit> {
    T::deserialize(Reader(value))
}

/// Why a value does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misfit(String);

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: Display>(message: T) -> Misfit {
        Misfit(message.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Misfit {
        Misfit(format!("invalid type: {}, expected {expected}", Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Misfit {
        Misfit(format!("invalid value: {}, expected {expected}", Found(found)))
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Misfit {
        Misfit(format!("invalid length {length}, expected {expected}"))
    }

    fn unknown_variant(name: &str, known: &'static [&'static str]) -> Misfit {
        Misfit(format!("unknown variant `{name}`, expected {}", OneOf(known)))
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Misfit {
        Misfit(format!("unknown field `{name}`, expected {}", OneOf(known)))
    }

    fn missing_field(name: &'static str) -> Misfit {
        Misfit(format!("missing field `{name}`"))
    }

    fn duplicate_field(name: &'static str) -> Misfit {
        Misfit(format!("duplicate field `{name}`"))
    }
}

/// What was found, in words.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "boolean `{value}`"),
            Unexpected::Unsigned(value) => write!(f, "number `{value}`"),
            Unexpected::Signed(value) => write!(f, "number `{value}`"),
            Unexpected::Float(_) => f.write_str("a number that is not whole"),
            Unexpected::Str(value) => write!(f, "string `{value}`"),
            Unexpected::Unit | Unexpected::Option => f.write_str("nothing"),
            Unexpected::Seq => f.write_str("an array"),
            Unexpected::Map => f.write_str("an object"),
            Unexpected::UnitVariant => f.write_str("a name alone"),
            Unexpected::NewtypeVariant | Unexpected::StructVariant => f.write_str("a name with a value"),
            _ => f.write_str("something else"),
        }
    }
}

/// Names to choose from.
struct OneOf(&'static [&'static str]);

impl Display for OneOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "`" } else { ", `" })?;
            f.write_str(name)?;
            f.write_char('`')?;
        }
        Ok(())
    }
}

/// A value to be read.
struct Reader(JsValue);

/// What a value is.
enum Kind {
    Nothing,
    Truth(bool),
    Whole(i64),
    Fraction(f64),
    Text(String),
    Array,
    Object(Vec<(String, JsValue)>),
    Other,
}

impl Reader {
    // All that does not depend on what is wanted is here, once, and not in each of the generic functions.
    #[inline(never)]
    fn kind(&self) -> Kind {
        if let Some(text) = self.0.as_string() {
            Kind::Text(text)
        } else if let Some(number) = self.0.as_f64() {
            let whole = number as i64;
            if whole as f64 == number { Kind::Whole(whole) } else { Kind::Fraction(number) }
        } else if let Some(value) = self.0.as_bool() {
            Kind::Truth(value)
        } else if self.is_nothing() {
            Kind::Nothing
        } else if Array::is_array(&self.0) {
            Kind::Array
        } else if let Some(object) = self.0.dyn_ref::<Object>() {
            Kind::Object(fields(object))
        } else {
            Kind::Other
        }
    }

    fn is_nothing(&self) -> bool {
        self.0.is_null() || self.0.is_undefined()
    }

    #[inline(never)]
    fn misfit(&self, expected: &dyn Expected) -> Misfit {
        let kind = self.kind();
        let found = match &kind {
            Kind::Nothing => Unexpected::Unit,
            Kind::Truth(value) => Unexpected::Bool(*value),
            Kind::Whole(value) => Unexpected::Signed(*value),
            Kind::Fraction(value) => Unexpected::Float(*value),
            Kind::Text(text) => Unexpected::Str(text),
            Kind::Array => Unexpected::Seq,
            Kind::Object(_) => Unexpected::Map,
            Kind::Other => Unexpected::Other(""),
        };
        de::Error::invalid_type(found, expected)
    }

    #[inline(never)]
    fn choice(&self) -> Result<Choice, Misfit> {
        match self.kind() {
            Kind::Text(name) => Ok(Choice { name, value: None }),
            Kind::Object(mut fields) if fields.len() == 1 => {
                let (name, value) = fields.swap_remove(0);
                Ok(Choice { name, value: Some(Reader(value)) })
            }
            _ => Err(self.misfit(&"a name, or an object with a name as its only key")),
        }
    }
}

/// The fields of an object. One whose value is undefined counts as left out, as in JSON.
fn fields(object: &Object) -> Vec<(String, JsValue)> {
    let pairs = Object::entries(object);
    let pairs = pairs.iter().map(JsCast::unchecked_into::<Array>);
    let fields = pairs.map(|pair| (pair.get(0).as_string().unwrap_or_default(), pair.get(1)));
    fields.filter(|(_, value)| !value.is_undefined()).collect()
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Misfit;

    /// For what no field of ours is.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        Err(self.misfit(&visitor))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.kind() {
            Kind::Truth(value) => visitor.visit_bool(value),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.kind() {
            Kind::Whole(value) => visitor.visit_i64(value),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.kind() {
            Kind::Text(text) => visitor.visit_string(text),
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.is_nothing() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.kind() {
            Kind::Object(fields) => {
                visitor.visit_map(Fields { rest: fields.into_iter(), value: JsValue::UNDEFINED })
            }
            _ => Err(self.misfit(&visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_enum(self.choice()?)
    }

    forward_to_deserialize_any! {
        i8 i16 f32 f64 char str bytes byte_buf unit unit_struct newtype_struct seq tuple tuple_struct map identifier
        ignored_any
    }
}

/// The fields of an object, one after the other.
struct Fields {
    rest: std::vec::IntoIter<(String, JsValue)>,
    /// The value of the name that was asked for last.
    value: JsValue,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misfit> {
        let Some((name, value)) = self.rest.next() else {
            return Ok(None);
        };
        self.value = value;
        seed.deserialize(named(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        seed.deserialize(Reader(std::mem::take(&mut self.value)))
    }
}

/// A name, with a value or alone.
struct Choice {
    name: String,
    value: Option<Reader>,
}

impl Choice {
    fn value(self) -> Result<Reader, Misfit> {
        self.value.ok_or_else(|| de::Error::custom(format_args!("`{}` needs a value", self.name)))
    }
}

impl<'de> EnumAccess<'de> for Choice {
    type Error = Misfit;
    type Variant = Choice;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Choice), Misfit> {
        Ok((seed.deserialize(named(self.name.clone()))?, self))
    }
}

impl<'de> VariantAccess<'de> for Choice {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.value {
            None => Ok(()),
            Some(_) => Err(de::Error::custom(format_args!("`{}` takes no value", self.name))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(self.value()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.value()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.value()?.deserialize_struct("", fields, visitor)
    }
}

fn named(name: String) -> StringDeserializer<Misfit> {
    name.into_deserializer()
}
