// Runs before a package is packed. npm would leave `catalog:` and `workspace:` in its manifest, and nobody could install it.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Versions are written as catalog: and workspace:, which only pnpm resolves. Use `pnpm pack`.',
  );
  process.exit(1);
}
