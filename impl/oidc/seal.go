package oidc

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"time"
)

// attempt is a sign-in under way, which the browser holds sealed.
type attempt struct {
	// State comes back with the callback. It is random, and so the id under which the attempt is noted as used too.
	State    string `json:"s"`
	Nonce    string `json:"n"`
	Verifier string `json:"v"`
	// Return is the page that the person comes back to.
	Return  string    `json:"r"`
	Expires time.Time `json:"e"`
}

// attemptLife is how long a person may take at the provider.
const attemptLife = 10 * time.Minute

// maxCookie is how long a cookie's value may be, so that with its name and attributes browsers keep it: 4,096 bytes.
const maxCookie = 3800

// sealing is the purpose of the key that attempts are sealed with; what is sealed for anything else does not open.
const sealing = "obstack oidc attempt"

// newSealer returns a cipher whose key only shares its origin with the one that seals secrets in the store. Its nonces are
// random.
func newSealer(encryptionKey []byte) (cipher.AEAD, error) {
	if len(encryptionKey) != 32 {
		return nil, errors.New("the encryption key must have 32 bytes")
	}
	key, err := hkdf.Key(sha256.New, encryptionKey, nil, sealing, 32)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}

func (c *Client) seal(a attempt) (string, error) {
	plain, err := json.Marshal(a)
	if err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(c.sealer.Seal(nil, nil, plain, []byte(sealing))), nil
}

// open fails for anything but what seal has made with the same key.
func (c *Client) open(cookie string) (a attempt, err error) {
	sealed, err := base64.RawURLEncoding.DecodeString(cookie)
	if err != nil {
		return attempt{}, err
	}
	plain, err := c.sealer.Open(nil, nil, sealed, []byte(sealing))
	if err != nil {
		return attempt{}, err
	}
	err = json.Unmarshal(plain, &a)
	return a, err
}
