import { expect, test } from 'vitest';
import type { SavedSearch } from '../../api/types';
import { isChanged, tagsOf, withSaved } from './definition';

const saved: SavedSearch = {
  id: 'i', name: 'n', sourceId: 's', select: '', where: 'a', whereLanguage: 'lucene', orderBy: '', tags: [],
  filters: [{ condition: "b IN ('c')" }], teamId: 't', createdAt: '', updatedAt: '',
};

test('the link of a saved search has its range, and a changed search as a whole', () => {
  expect(withSaved({ from: '1', to: '2', isLive: 'false' }, saved)).toEqual({
    from: '1', to: '2', isLive: 'false', source: 's', where: 'a', filters: '[{"condition":"b IN (\'c\')"}]',
  });
  expect(withSaved({ source: 's', from: '1' }, saved)).toEqual({ source: 's', from: '1' });
});

test('a search is changed when another would be saved', () => {
  expect(isChanged(withSaved({}, saved), saved)).toBe(false);
  expect(isChanged({ ...withSaved({}, saved), row: 'r', from: '1' }, saved)).toBe(false);
  expect(isChanged({ ...withSaved({}, saved), where: undefined }, saved)).toBe(true);
  expect(isChanged({ ...withSaved({}, saved), whereLanguage: 'sql' }, saved)).toBe(true);
});

test('tags are read by comma, each once', () => {
  expect(tagsOf(' a, b c ,,a')).toEqual(['a', 'b c']);
});
