import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import type { CallMeta } from '../contract/call.ts'

/** Each call of a contract, with its path and what it says of itself. */
export function* callsOf(contract: AnyContractRouter): Generator<{ method: string; path: string; meta: CallMeta }> {
  if (isContractProcedure(contract)) {
    const { route, meta } = contract['~orpc']
    yield { method: route.method ?? 'POST', path: route.path ?? '', meta: meta as CallMeta }
  } else for (const part of Object.values(contract)) yield* callsOf(part)
}

/** What the call at a path says of itself; a path of none is open, for it will be told that there is nothing. */
export function callMetaOf(contract: AnyContractRouter): (path: string) => CallMeta {
  const metas = new Map([...callsOf(contract)].map(({ path, meta }) => [path, meta]))
  return (path) => metas.get(path) ?? { access: 'public' }
}
