import type * as v from 'valibot';
import type { bodies } from './bodies.ts';
import { fillPath, linkHeader, type ParamsOf, type Route, type RouteName, routes } from './routes.ts';

type Bodies = typeof bodies;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The body to send; `never` when the route takes none. */
export type BodyOf<Name extends RouteName> = Name extends keyof Bodies
  ? DeepReadonly<v.InferInput<Bodies[Name]>>
  : never;

/** The body after the server's check. */
export type CheckedBodyOf<Name extends RouteName> = Name extends keyof Bodies ? v.InferOutput<Bodies[Name]> : undefined;

/** The content of a request besides its route. */
export type RequestInput<Name extends RouteName> = {
  /** The link that opens the table, for a person without a seat there. */
  link?: string | null;
} & ([keyof ParamsOf<Name>] extends [never] ? { params?: never } : { params: ParamsOf<Name> }) &
  ([BodyOf<Name>] extends [never] ? { body?: never } : { body: BodyOf<Name> });

/** The same as an argument list: empty where nothing is required. */
export type RequestArgs<Name extends RouteName> =
  Record<never, never> extends RequestInput<Name> ? [input?: RequestInput<Name>] : [input: RequestInput<Name>];

export interface HttpRequest {
  method: Route['method'];
  headers: Record<string, string>;
  body?: string;
}

/** A request as `fetch` takes it, with its path. */
export function requestOf<Name extends RouteName>(
  name: Name,
  ...[input]: RequestArgs<Name>
): HttpRequest & { path: string } {
  const { method, path } = routes[name];
  const {
    params,
    body,
    link = null,
  } = (input ?? {}) as { params?: ParamsOf<Name>; body?: object; link?: string | null };
  return {
    method,
    path: params ? fillPath<string>(path, params) : path,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(link !== null && { [linkHeader]: encodeURIComponent(link) }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}
