const which = process.argv[2];
const m = await import(`/work/main/tests/bench/${which}.mjs`);
const f = Object.values(m).find((v) => typeof v === 'function');
console.table(await f('/work/main/dist/bench'));
