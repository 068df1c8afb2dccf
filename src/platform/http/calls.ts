import {
  type AnyContractRouter,
  type AnySchema,
  type ContractProcedure,
  type ErrorMap,
  type InferSchemaInput,
  type InferSchemaOutput,
  isContractProcedure,
} from '@orpc/contract'
import { type AnyRouter, implement, os, Procedure, type ProcedureImplementer } from '@orpc/server'
import { type Context, isAdmin, notAdmin, requireUser } from '../context.ts'
import type { CallMeta } from '../contract/call.ts'
import { COMMON_CODES, type FailureCode } from '../contract/failure-codes.ts'
import { isPlainJson } from '../contract/plain-json.ts'
import { AppError, SecondFactorMissing } from '../errors.ts'
import { recordSecurity, recordSecurityOfEach } from '../security-log.ts'
import { answerOnce } from './idempotency.ts'
import { LimitReached } from './limits.ts'
import { type MadeAnswer, orMade } from './made-answer.ts'

/** What does the work of each call of a contract: services, by the calls' names. */
type Services<Contract extends AnyContractRouter> =
  Contract extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (
        context: Context,
        /** As parsed by the contract. */
        input: InferSchemaOutput<Input>,
      ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>> | Promise<MadeAnswer>
    : { [Name in keyof Contract]: Contract[Name] extends AnyContractRouter ? Services<Contract[Name]> : never }

/** The handlers of the calls of a contract, by the calls' names. */
type Handlers<Contract extends AnyContractRouter> =
  Contract extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? Procedure<Context, Context, Input, Output, Errors, Meta>
    : { [Name in keyof Contract]: Contract[Name] extends AnyContractRouter ? Handlers<Contract[Name]> : never }

type AnyService = (context: Context, input: unknown) => unknown
type AnyServices = AnyService | Named<AnyServices>
type AnyCall = ProcedureImplementer<Context, Context, AnySchema, AnySchema, ErrorMap, CallMeta>
type AnyCalls = AnyCall | Named<AnyCalls>
interface Named<Part> {
  [name: string]: Part
}

/**
 * The handlers of a contract's calls: each checks the access that its contract declares, then calls its service. All
 * calls of the program are made here, so that none is without that check.
 */
export const serve = <Contract extends Named<AnyContractRouter>>(contract: Contract, services: Services<Contract>) => {
  // Of a whole contract, not of each call: access is then checked before the input is parsed.
  const calls = implement<Named<AnyContractRouter>>(contract)
    .$context<Context>()
    .use(enforceAccess) as unknown as AnyCalls
  return handle(contract, calls, services as AnyServices) as Handlers<Contract>
}

function handle(contract: AnyContractRouter, calls: AnyCalls, services: AnyServices): AnyRouter {
  if (isContractProcedure(contract)) {
    const service = services as AnyService
    const { '~orpc': call } = (calls as AnyCall).handler(({ context, input }) => service(context, input))
    const { outputSchema, route, meta } = call
    if (!outputSchema) return new Procedure(call)
    const isPlain = route.outputStructure !== 'detailed' && isPlainJson(outputSchema)
    return new Procedure({ ...call, outputSchema: orMade(outputSchema), meta: { ...meta, isPlain } })
  }
  const handlePart = ([name, part]: [string, AnyContractRouter]) => [
    name,
    handle(part, (calls as Named<AnyCalls>)[name]!, (services as Named<AnyServices>)[name]!),
  ]
  return Object.fromEntries(Object.entries(contract).map(handlePart))
}

/**
 * Checks the access that a call's contract declares, and records in the security log what it declares. It is a middleware
 * of the calls themselves, so that it also applies to those made in process while a page renders.
 */
const enforceAccess = os
  .$context<Context>()
  .middleware(async ({ context: given, next, procedure, path }, input, done) => {
    const { access, records, beforeSecondFactor, creates, raw, fails } = procedure['~orpc'].meta as CallMeta
    const detail = path.join('.')
    if (access !== 'public') requireUser(given)
    const lacksSecondFactor = Boolean(given.actor?.needsSecondFactor) && !beforeSecondFactor
    if (lacksSecondFactor && access !== 'public') throw new SecondFactorMissing()
    const context = lacksSecondFactor ? { ...given, actor: null } : given
    if (access === 'admin' && !isAdmin(context)) throw notAdmin()
    const work = async ({ db }: Context) => {
      let changed: readonly number[] | undefined
      const sayChanged = (ids: readonly number[]) => {
        changed = ids
      }
      const answer = await next({ context: { db, sayChanged, actor: context.actor } })
      if (records)
        await recordSecurityOfEach({ ...context, db }, records, { subjects: changed ?? subjectsOf(input), detail })
      return answer
    }
    try {
      // A body that is not parsed is known to the service alone, which calls `answerOnce` itself.
      if (!creates || raw) return await work(context)
      return done(await answerOnce(context, { name: detail, input }, async (own) => (await work(own)).output))
    } catch (error) {
      if (error instanceof LimitReached && error.isFirst)
        await recordSecurity(context, 'limit', { detail: error.limit })
      if (error instanceof AppError && !isPromised(error.code, fails))
        context.log.error({ call: detail, code: error.code }, UNPROMISED_CODE)
      throw error
    }
  })

/** Says in the log that a call failed with a code that its contract does not name. No test may cause it. */
export const UNPROMISED_CODE = 'failed with a code that its contract does not name'

const isPromised = (code: FailureCode, fails: CallMeta['fails'] = []) =>
  code in COMMON_CODES || fails.some((one) => one === code)

/** The records that a call's input names by `ids` or `id`; one undefined where it names none. */
function subjectsOf(input: unknown): readonly (number | undefined)[] {
  const { id, ids } = (input ?? {}) as { id?: unknown; ids?: unknown }
  if (Array.isArray(ids)) return [...new Set(ids.filter(Number.isSafeInteger))]
  return [Number.isSafeInteger(id) ? (id as number) : undefined]
}
