package service

import (
	"context"
	"encoding/json"

	"github.com/obstack/obstack/impl/store"
)

// List reads a list whose items are JSON text. It calls begin and then item for each of them, as store.List does with
// groups of them.
type List func(ctx context.Context, begin func(store.ListHead) bool, item func(text []byte) error) error

// textList is a list of stored texts. shown returns an item as it is answered, nil to leave it out.
//
// What is wrong with an item is found out before the first of its group is passed on, so that a list which fits into one
// ends with an error instead of in the middle.
func textList[T any](l store.List[T], shown func(T) ([]byte, error)) List {
	return func(ctx context.Context, begin func(store.ListHead) bool, item func([]byte) error) error {
		return l(ctx, begin, func(group []T) error {
			texts := make([][]byte, 0, len(group))
			for _, stored := range group {
				text, err := shown(stored)
				if err != nil {
					return err
				}
				if text != nil {
					texts = append(texts, text)
				}
			}
			for i, text := range texts {
				if err := item(text); err != nil {
					return err
				}
				texts[i] = nil
			}
			return nil
		})
	}
}

// jsonList is a list of items that are answered as the JSON of what shown makes of them.
func jsonList[T, U any](l store.List[T], shown func(T) U) List {
	return textList(l, func(stored T) ([]byte, error) { return json.Marshal(shown(stored)) })
}

// asStored shows an item as it is.
func asStored[T any](v T) T { return v }
