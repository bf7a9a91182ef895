// A folder of files, as the other apps make one; what is drawn on a server is drawn while it is built.
module.exports = { output: 'export', distDir: 'dist', trailingSlash: true };
