import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { BODY_LIMIT, type CallMeta } from '../contract/call.ts'

/** Each call of a contract, with its path and what it says of itself. */
export function* callsOf(contract: AnyContractRouter): Generator<{ method: string; path: string; meta: CallMeta }> {
  if (isContractProcedure(contract)) {
    const { route, meta } = contract['~orpc']
    yield { method: route.method ?? 'POST', path: route.path ?? '', meta: meta as CallMeta }
  } else for (const part of Object.values(contract)) yield* callsOf(part)
}

/** The largest body each call takes, by its path: those that declare none take `BODY_LIMIT`. */
export function bodyLimitOf(contract: AnyContractRouter): (path: string) => number {
  const limits = new Map([...callsOf(contract)].map(({ path, meta }) => [path, meta.bodyLimit ?? BODY_LIMIT]))
  return (path) => limits.get(path) ?? BODY_LIMIT
}
