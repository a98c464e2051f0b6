/** A text with more letters than this is set smaller, so that it fits its card; a browser test measures them all. */
export const longText = { notebook: 62, destination: 44 };
export const longName = 18;
