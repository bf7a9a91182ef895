const sheets: Record<string, unknown> = {};

const loadSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve });
    link.onerror = () => {
      // The next try begins anew.
      link.remove();
      delete sheets[href];
      reject(new Error(`No styles: ${href}`));
    };
    document.head.append(link);
  });

const anew: Record<string, Promise<unknown>> = {};

// Of a file that holds several modules the bundler takes the exports of one, behind the import.
const givesWholeFile = (load: () => unknown) => /^\(\)\s*=>\s*import\([^()]+\)$/.test(String(load));

// Browsers remember for the document's life that a file failed. Under another address it is asked for again, once: the build puts
// `loadWithStyles` around this import, too.
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
 * What a build puts around each `import()` of the app: the code and its styles are loaded side by side, and both are there before
 * anything is drawn. The document may have brought a sheet along, as a link or, with `data-href`, in its own text.
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
