/**
 * Refuses a Node that is too old, before anything else is loaded. Import this first.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;

if (!newEnough) {
  console.error(
    `Farelane needs Node 20.19 or later (22.12 or later in the 22 line, or 24); this is ${process.version}. Nothing was started.`,
  );
  process.exit(1);
}
