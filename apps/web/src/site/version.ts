/** Version of the product (2 §9). */
export const APP_VERSION = '1.0.0';

/** Short hash of the commit that the build was made of; undefined if unknown. */
export const COMMIT: string | undefined = import.meta.env.VITE_COMMIT || undefined;
