import {
  type AnswerOf,
  type CheckedBodyOf,
  type ParamName,
  type ParamsOf,
  type RouteName,
  routes,
} from '@cordillera/protocol/http';
import { bodies, CodeSchema, IdSchema } from '@cordillera/protocol/http/bodies';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { checked } from './requests.ts';

/** The schemas of path parameters; `code` belongs to an old path. */
const paramSchemas: Record<ParamName<(typeof routes)[RouteName]['path']> | 'code', v.GenericSchema<string>> = {
  id: IdSchema,
  code: CodeSchema,
  // any string: the lookup finds it or not
  passkey: v.string(),
  hash: v.string(),
};

export interface RouteInput<Name extends RouteName> {
  request: FastifyRequest;
  reply: FastifyReply;
  params: ParamsOf<Name>;
  body: CheckedBodyOf<Name>;
}

export type RouteHandler<Name extends RouteName> = (input: RouteInput<Name>) => Promise<AnswerOf<Name>>;

export interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'> {
  /** The path that pages of the previous version use. */
  oldPath?: `/api/${string}`;
}

/** Registers a route of the contract; invalid parameters or an invalid body never reach its handler. */
export function addRoute<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handler: RouteHandler<Name>,
  { oldPath, ...options }: RouteOptions = {},
): void {
  const { method, path } = routes[name];
  const schema = (bodies as Partial<Record<RouteName, v.GenericSchema>>)[name];
  const check = (request: FastifyRequest): Pick<RouteInput<Name>, 'params' | 'body'> => {
    const params = request.params as Record<keyof typeof paramSchemas, string>;
    for (const param of Object.keys(params) as (keyof typeof params)[]) checked(paramSchemas[param], params[param]);
    const body = schema && checked(schema, request.body);
    return { params, body } as Pick<RouteInput<Name>, 'params' | 'body'>;
  };
  for (const url of oldPath === undefined ? [path] : [path, oldPath])
    app.route({
      method,
      url,
      ...options,
      handler: async (request, reply) => handler({ request, reply, ...check(request) }),
    });
}
