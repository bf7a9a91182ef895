// Exports static files. Server components render during the build.
module.exports = { output: 'export', distDir: 'dist', trailingSlash: true };
