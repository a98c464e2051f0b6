/** A text with more letters than this is set smaller, so that it fits its card; a browser test measures them all. */
export const smallTextFromChars = { notebook: 62, destination: 44 };
export const smallNameFromChars = 18;
/** One with no more than this leaves room for a larger picture on a small card. */
export const shortText = 36;
