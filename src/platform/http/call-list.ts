import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { CallMeta } from '../contract/call.ts'

/** Each call of a contract with its method, path and metadata. */
export function* callsOf(contract: AnyContractRouter): Generator<{ method: string; path: string; meta: CallMeta }> {
  if (isContractProcedure(contract)) {
    const { route, meta } = contract['~orpc']
    yield { method: route.method ?? 'POST', path: route.path ?? '', meta: meta as CallMeta }
  } else for (const part of Object.values(contract)) yield* callsOf(part)
}

/** Finds the metadata of the call at a path. A path without a call counts as public: it is answered 404. */
export function callMetaOf(contract: AnyContractRouter): (path: string) => CallMeta {
  const metas = new Map([...callsOf(contract)].map(({ path, meta }) => [path, meta]))
  return (path) => metas.get(path) ?? { access: 'public' }
}
