import { expect, test } from 'vitest';
import { treeOf } from './tree';

test('attributes with the same beginning stand together', () => {
  const names = ['k8s.pod.name', 'host', 'k8s.pod.uid', 'http.route', 'a.', '.b', 'net.x', 'net.y.z', 'net.y.w'];
  expect(treeOf(names.map((n): [string, string] => [n, n]))).toEqual({
    leaves: [{ name: '.b', value: '.b' }, { name: 'a.', value: 'a.' }, { name: 'host', value: 'host' }, { name: 'http.route', value: 'http.route' }],
    branches: [
      { name: 'k8s.pod', tree: { leaves: [{ name: 'name', value: 'k8s.pod.name' }, { name: 'uid', value: 'k8s.pod.uid' }], branches: [] } },
      {
        name: 'net',
        tree: {
          leaves: [{ name: 'x', value: 'net.x' }],
          branches: [{ name: 'y', tree: { leaves: [{ name: 'w', value: 'net.y.w' }, { name: 'z', value: 'net.y.z' }], branches: [] } }],
        },
      },
    ],
  });
});
