const sheets: Record<string, unknown> = {};

const loadSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve });
    link.onerror = () => {
      // Removed, so that the next attempt loads the sheet again.
      link.remove();
      delete sheets[href];
      reject(new Error(`No styles: ${href}`));
    };
    document.head.append(link);
  });

const anew: Record<string, Promise<unknown>> = {};

// Only a bare import of a file is retried. If a file has several modules, the bundler appends code that picks
// one. Other files import such a file by its old address and would still fail.
const givesWholeFile = (load: () => unknown) => /^\(\)\s*=>\s*import\([^()]+\)$/.test(String(load));

// Browsers remember a failed module for the life of the document, so the retry uses another address.
const loadAnew = (error: unknown) => {
  const [address] = /https?:[^\s?]+$/.exec(String(error)) ?? [];
  if (!address) throw error;
  anew[address] ??= import(/* @vite-ignore */ `${address}?${Date.now()}`).catch(() => {
    delete anew[address];
    throw error;
  });
  return anew[address];
};

/**
 * Loads a module and its styles in parallel; the build wraps each `import()` in this function. A sheet that
 * the document has, linked or inline with `data-href`, is not loaded again.
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  const styles = files.map((file) => {
    const href = `/${file}`;
    sheets[href] ??=
      document.querySelector(`[rel=stylesheet][href="${href}"],[data-href="${href}"]`) ?? loadSheet(href);
    return sheets[href];
  });
  const [module] = await Promise.all([givesWholeFile(load) ? load().catch(loadAnew) : load(), ...styles]);
  return module as Module;
}
