package core

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
)

// KeyHash is what is stored of a key: its SHA-256. Keys carry 256 random bits, so no salt or slow hash is needed.
type KeyHash [sha256.Size]byte

// HashKey returns the stored form of a key's text.
func HashKey(key string) KeyHash { return sha256.Sum256([]byte(key)) }

// NewSecret returns 256 random bits as text behind a readable prefix, such as "obs_key_".
func NewSecret(prefix string) string {
	var b [32]byte
	_, _ = rand.Read(b[:])
	return prefix + base64.RawURLEncoding.EncodeToString(b[:])
}
