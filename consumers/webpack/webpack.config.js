import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
};

export default {
  mode: 'production',
  entry: './shop/main.tsx',
  module: {
    rules: [
      { test: /\.tsx?$/, use: swc },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
  performance: false,
};
