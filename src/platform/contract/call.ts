import { type AnyContractProcedure, type InferSchemaOutput, oc } from '@orpc/contract'
import type { CallCode } from './failure-codes.ts'
import type { SecurityEvent } from './security.ts'

/** Who may call: anyone, any signed-in member of staff, or the admin alone. */
export type Access = 'public' | 'staff' | 'admin'

export type CallMeta = {
  access: Access
  /** Whether the answer waits until the pages that the call changes are dropped: by default calls of staff do, public ones not. */
  changesPages?: boolean
  /**
   * Whether its answer to visitors depends on its input, the day and the public content alone: it is then answered from
   * memory until that content changes, and a GET has an ETag.
   */
  cached?: boolean
  /**
   * Whether it knows those who must add a second factor first: other calls of staff refuse them, and to other public calls
   * they are visitors.
   */
  beforeSecondFactor?: boolean
  /** Whether it makes something, once for each `Idempotency-Key` that a person sends with it. Every such call is declared. */
  creates?: true
  /** Whether a GET with its input in the query is answered too: so it was called before, and an address is kept by proxies. */
  queryToo?: true
  /** The codes of its own that it may fail with, beside those of all calls (`COMMON_CODES`). */
  fails?: readonly CallCode[]
  /** What the security log says of each such call that succeeds. */
  records?: SecurityEvent
  /** Whether its answers are JSON as its schema makes them (`isPlainJson`): `serve` finds out. */
  isPlain?: boolean
} & (ParsedBody | RawBody)

interface ParsedBody {
  raw?: undefined
  /** Largest body accepted, in bytes; `BODY_LIMIT` where not given. */
  bodyLimit?: number
}

/**
 * The body is a file: it is not parsed, and the service gets it as a stream in `context.body`. The input is in the query
 * (`inputStructure: 'detailed'`).
 */
interface RawBody {
  raw: true
  /** Largest body accepted: in bytes, or by the settings. */
  bodyLimit: number | 'uploadLimit'
}

/** Default limit of a body: 512 KiB. */
export const BODY_LIMIT = 512 * 1024

const call = oc.$meta<Partial<CallMeta>>({ access: 'admin' })

/** Starts the contract of a call anyone may make. */
export const publicCall = call.meta({ access: 'public' })
/** Starts the contract of a call anyone may make to read what public pages show: visitors are answered from memory. */
export const cachedCall = call.meta({ access: 'public', cached: true })
/** Starts the contract of a call for signed-in staff. */
export const staffCall = call.meta({ access: 'staff' })
/** Starts the contract of a call for signed-in staff, about what no public page shows. */
export const privateCall = call.meta({ access: 'staff', changesPages: false })
/** Starts the contract of a call for the admin. */
export const adminCall = call.meta({ access: 'admin' })
/** Starts the contract of a call for the admin, about what no public page shows. */
export const privateAdminCall = call.meta({ access: 'admin', changesPages: false })

/** What the service of a call gets: its input as the contract has parsed it. */
export type InputOf<Call extends AnyContractProcedure> = InferSchemaOutput<NonNullable<Call['~orpc']['inputSchema']>>
