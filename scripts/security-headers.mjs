// The restrictions a browser applies to the page. `npm start` sends them as headers; the build writes them into the
// page (for hosts that send none) and into a file of headers (for hosts that read one).

/** Allows only what is listed, and all of it from the page's own address. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  // pictures are drawn from text with style attributes; these can neither run code nor fetch anything
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
];

const referrer = 'no-referrer';

/** The part that the page can declare itself in a <meta>, which cannot forbid frames. */
export const securityMeta = [
  { 'http-equiv': 'Content-Security-Policy', content: policy.join('; ') },
  { name: 'referrer', content: referrer },
];

export const securityHeaders = {
  'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': referrer,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
