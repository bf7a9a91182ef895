// Refuses packing by npm, which would leave `catalog:` and `workspace:` in the manifest: such a package
// cannot be installed.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Versions are written as catalog: and workspace:, which only pnpm resolves. Use `pnpm pack`.',
  );
  process.exit(1);
}
