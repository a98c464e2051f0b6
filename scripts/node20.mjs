// Vitest 5 is made for Node 22 and runs on Node 20 except for three recent functions: without the first it dies where
// it should print why a test failed, without the second where it writes snapshots, without the third in watch mode.
// vitest.config.ts imports this file; delete it when Node 20 is no longer supported.

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

Object.groupBy ??= (items, keyOf) => Object.assign(Object.create(null), Object.fromEntries(Map.groupBy(items, keyOf)));

Promise.withResolvers ??= () => {
  const resolvers = {};
  resolvers.promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return resolvers;
};
