package store

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/impl/core"
)

// sealer keeps secrets unreadable in the database. A sealed value opens only in the place that it was sealed for, so
// one who can write to the database cannot move a secret to a row that shows it.
type sealer struct{ aead cipher.AEAD }

// sealVersion is the first byte of a sealed value, should the method ever change.
const sealVersion = 1

// newSealer takes a key for AES-256. The nonces are random, which is safe for 2^32 values with one key.
func newSealer(key []byte) (sealer, error) {
	if len(key) != 32 {
		return sealer{}, errors.New("the encryption key must have 32 bytes")
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return sealer{}, err
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	return sealer{aead}, err
}

// place is where a sealed value is stored. None of the parts can hold a slash.
func place(table string, team core.TeamID, id, column string) []byte {
	return []byte(strings.Join([]string{table, string(team), id, column}, "/"))
}

// seal returns the version, a random nonce and the encrypted text. Equal texts give different results.
func (s sealer) seal(plain string, place []byte) []byte {
	return s.aead.Seal([]byte{sealVersion}, nil, []byte(plain), place)
}

// open fails for anything but what seal made with the same key for the same place.
func (s sealer) open(sealed, place []byte) (string, error) {
	if len(sealed) == 0 || sealed[0] != sealVersion {
		return "", errors.New("not a sealed value")
	}
	plain, err := s.aead.Open(nil, nil, sealed[1:], place)
	if err != nil {
		return "", fmt.Errorf("unseal %s: %w", place, err)
	}
	return string(plain), nil
}

// sealMap seals a map as one value, names included. A nil map becomes NULL.
func (s sealer) sealMap(m map[string]string, place []byte) []byte {
	if m == nil {
		return nil
	}
	return s.seal(jsonText(m), place)
}

func (s sealer) openMap(sealed, place []byte) (map[string]string, error) {
	if sealed == nil {
		return nil, nil
	}
	text, err := s.open(sealed, place)
	if err != nil {
		return nil, err
	}
	var m map[string]string
	err = json.Unmarshal([]byte(text), &m)
	return m, err
}

// settingRow is a fact about the whole store, of no tenant.
type settingRow struct {
	Name  string `gorm:"primaryKey"`
	Value []byte
}

func (settingRow) TableName() string { return "settings" }

// The check value is a known text, sealed.
const checkName, checkText = "encryption_check", "obstack"

func checkPlace() []byte { return place("settings", "", checkName, "value") }

// checkKey returns ErrWrongKey when the store's check value was sealed with another key.
func (d *DB) checkKey(ctx context.Context) error {
	var row settingRow
	if err := d.session(ctx).Take(&row, "name = ?", checkName).Error; err != nil {
		return found(ctx, "read the check value", "The store has no check value yet", err)
	}
	text, err := d.sealer.open(row.Value, checkPlace())
	if err != nil || text != checkText {
		return ErrWrongKey
	}
	return nil
}

// bindKey makes the store's key the only one that opens it from now on, unless there is one already.
func (t *Tx) bindKey(ctx context.Context) error {
	row := settingRow{Name: checkName, Value: t.sealer.seal(checkText, checkPlace())}
	err := t.session(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error
	if err != nil {
		return failed(ctx, "write the check value", err)
	}
	return t.checkKey(ctx)
}
