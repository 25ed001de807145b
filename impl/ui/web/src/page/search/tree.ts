/** Tree is a level of names that dots part: those that are whole, and those that go on. */
export interface Tree<T> {
  leaves: { name: string; value: T }[];
  branches: { name: string; tree: Tree<T> }[];
}

/** Puts what has the same beginning together, sorted by name. A name that shares none stays as it is. */
export function treeOf<T>(entries: [name: string, value: T][]): Tree<T> {
  const groups = new Map<string, [string, T][]>();
  const tree: Tree<T> = { leaves: [], branches: [] };
  for (const [name, value] of entries) {
    const dot = name.indexOf('.');
    const group = dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : '';
    if (!group) tree.leaves.push({ name, value });
    else if (groups.has(group)) groups.get(group)!.push([name, value]);
    else groups.set(group, [[name, value]]);
  }
  for (const [group, members] of groups) {
    if (members.length === 1) {
      tree.leaves.push({ name: members[0]![0], value: members[0]![1] });
      continue;
    }
    let branch = treeOf(members.map(([name, value]): [string, T] => [name.slice(group.length + 1), value]));
    let name = group;
    while (branch.leaves.length === 0 && branch.branches.length === 1) {
      name += `.${branch.branches[0]!.name}`;
      branch = branch.branches[0]!.tree;
    }
    tree.branches.push({ name, tree: branch });
  }
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  tree.leaves.sort(byName);
  tree.branches.sort(byName);
  return tree;
}
