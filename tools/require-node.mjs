// Loaded before every entry point. Plain JavaScript that any Node can read, so that an old one gets one clear line.
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error(
    `Node 24 is needed, this is ${process.versions.node}. Run "npm ci" (it brings Node 24 on Linux) and start with "npm start"; elsewhere install Node 24.`,
  );
  process.exit(1);
}
