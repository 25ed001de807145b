// Package schema checks JSON text against the schemas of the OpenAPI documents and hands on exactly what it checked.
//
// Load compiles a Document, whose Operations have a Schema for each parameter and body. Parse reads text into a Value,
// Check compares a Value with a Schema, and Answer brings a stored one into the form of an answer.
//
// The usual validators leave gaps between what they check and what a decoder reads afterwards: keys that differ only in
// case, duplicate keys, text after the value, integers written as 5.0. Here the text is read once; checking drops what the
// schema does not declare and brings the rest into the schema's order; and everything behind works on that Value or on
// the text written from it. In the same way a document with keywords that are not checked is refused.
//
// The package may import core alone, and neither openapi nor gen: the documents are handed to it.
package schema
