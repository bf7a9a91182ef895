declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
