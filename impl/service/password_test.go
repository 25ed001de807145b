package service

import (
	"encoding/base64"
	"strings"
	"testing"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

func TestPasswordRules(t *testing.T) {
	t.Parallel()
	for rule, c := range map[string]struct {
		passwords []string
		want      string // the beginning of the problem, empty for none
	}{
		"any characters make a long password": {want: "", passwords: []string{
			"the cat sat on the mat", "correct horse battery staple", "quiet harbour walrus", "wonderful türkis brücke", "日本語のパスワードはこれです",
			"839201748392", "Kx7#pQ2$vN9!", "            walrus on a mat", strings.Repeat("long walrus ", 21),
		}},
		"characters are counted, not bytes": {want: "The password must have 12 to 256 characters.", passwords: []string{
			"", "harbour-one", "日本語のパスワードは", strings.Repeat("walrus on ", 25) + "a mat, quietly",
		}},
		"common passwords are refused": {want: "This password is easy to guess.", passwords: []string{
			"unbelievable", "Administrator", "q1w2e3r4t5y6", "qwerty123456", "1qaz2wsx3edc4rfv",
		}},
		"a common word with digits and symbols is refused": {want: "This password is easy to guess.", passwords: []string{
			"Password1234!", "p@ssw0rd2026", "2024football!!", "Christopher!1", "!!!!Welcome1234", "P4$$w0rd-----",
		}},
		"repetition is refused": {want: "This password is easy to guess.", passwords: []string{
			"aaaaaaaaaaaa", "abababababab", "111111111112", "letmeinletmein", "passwordpassword1",
		}},
		"sequences are refused": {want: "This password is easy to guess.", passwords: []string{
			"123456789012", "098765432109", "abcdefghijkl", "zyxwvutsrqponm", "qwertyuiopas", "1q2w3e4r5t6y",
		}},
		"words of the person and the product are refused": {want: "This password is easy to guess.", passwords: []string{
			"olivia.owner@example.com", "Olivia.Owner1", "obstack-2026-", "obstackobstack", "Olivia Owner 1",
		}},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			for _, password := range c.passwords {
				got := ""
				if issues := checkPassword(password, "olivia.owner@example.com", "Olivia Owner", ""); len(issues) > 0 {
					got = issues[0].Text
				}
				if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
					t.Errorf("%q: %q, want %q", password, got, c.want)
				}
			}
		})
	}
}

func TestPasswordsMatchInAnyEncodingOfTheirCharacters(t *testing.T) {
	t.Parallel()
	composed, decomposed := norm.NFC.String("brücke über den fluß"), norm.NFD.String("brücke über den fluß")
	hash := hashPassword(decomposed)
	for _, password := range []string{composed, decomposed} {
		if same, err := samePassword(password, hash); !same || err != nil {
			t.Errorf("%+q: %v %v", password, same, err)
		}
	}
	// Earlier versions hashed the characters as they were typed.
	salt, encode := []byte("0123456789abcdef"), base64.RawStdEncoding.EncodeToString
	typed := "$argon2id$v=19$m=64,t=1,p=1$" + encode(salt) + "$" + encode(argon2.IDKey([]byte(decomposed), salt, 1, 64, 1, hashLength))
	for password, want := range map[string]bool{decomposed: true, composed: false} {
		if same, err := samePassword(password, typed); same != want || err != nil {
			t.Errorf("typed as %+q: %v %v", password, same, err)
		}
	}
}
