/** Longer texts are set smaller, so that they fit their card; a browser test measures them all. */
export const smallTextFromChars = { notebook: 62, destination: 44 };
export const smallNameFromChars = 18;
/** Texts up to this length leave room for a larger picture on a small card. */
export const shortText = 36;
