import {
  type AnyContractProcedure,
  type AnyContractRouter,
  type ContractProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
  isContractProcedure,
  ValidationError,
} from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyRouter, implement, ORPCError } from '@orpc/server'
import { contract } from '#domains/contract.ts'
import type { CallMeta } from '#platform/contract/call.ts'
import { COMMON_CODES, type FailureCode } from '#platform/contract/failure-codes.ts'
import type { Conflict } from '#platform/contract/revision.ts'
import { AppError } from '#platform/errors.ts'
import { plainAnswer } from './plain-answer.ts'

/** What calls are answered with, by their names in the contract; the input is as the contract has parsed it. */
export type Answers<Part = typeof contract> =
  Part extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (input: InferSchemaOutput<Input>) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : { [Name in keyof Part]?: Answers<Part[Name]> }

/** An answer to any call, e.g. `instead(…)`. */
export type AnyAnswer = (input: unknown) => unknown
type AnyAnswers = { [name: string]: AnyAnswer | AnyAnswers }

/** Who asks. */
export interface Asked {
  /** Whether the network is there. */
  isOnline: boolean
  /** Before all answers: one for the call of that name, or undefined. */
  otherwise: ((name: string) => AnyAnswer | undefined) | undefined
  /** Whether calls that the test does not answer are answered with one of everything, else with nothing. */
  isFilled: boolean
  /** Told of each call before it is answered, which waits for it, by its name, e.g. `clients.item`. */
  onCall: (name: string, input: unknown) => Promise<void>
  /** Told where a test answers what the server never would, or a screen asks what the contract refuses. */
  onWrong: (text: string) => void
  /** The test's own answers, the newest first. */
  answers: readonly Answers[]
}

/** An answer that the program did not give: something in between, or nothing at all. */
class Instead extends Error {
  readonly makeResponse: () => Response

  constructor(makeResponse: () => Response) {
    super('Answered by something else')
    this.makeResponse = makeResponse
  }
}

/** Answers with something that the program would not say. */
export const instead =
  (body: unknown, status = 200) =>
  (): never => {
    throw new Instead(() => Response.json(body, { status }))
  }

/** Does not answer at all, as a dead server. */
export const cutOff = (): never => {
  throw new Instead(() => {
    throw new TypeError('Failed to fetch')
  })
}

/** Refuses the call as the program does. The code is one of all calls, or one that the call's contract names. */
export const refuse =
  (code: FailureCode, text: string, data: RefusalData = {}) =>
  (): never => {
    throw new AppError(code, text, data.fields, data.conflict)
  }

interface RefusalData {
  fields?: Record<string, string>
  conflict?: Conflict
}

/** Holds an answer back until `letGo` is called. */
export function hold<Input, Output>(answer: (input: Input) => Output | Promise<Output>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = async (input: Input): Promise<Output> => {
    await promise
    return answer(input)
  }
  return { answer: held, letGo: resolve }
}

/** Takes calls as the server's own library does, by the contract's paths, and answers them. */
const handler = new OpenAPIHandler<Asked>(implementAll(contract), {
  clientInterceptors: [
    async ({ next, context, path }) => {
      try {
        return await next()
      } catch (error) {
        if (error instanceof ORPCError && error.cause instanceof ValidationError)
          context.onWrong(`${path.join('.')}: ${JSON.stringify(error.cause.issues)}`)
        throw error
      }
    },
  ],
  customErrorResponseBodyEncoder: (error) => {
    if (error.cause instanceof Instead) throw error.cause
    const code = error instanceof AppError ? error.code : 'unexpected'
    return { result: false, data: { code, error: error.message, ...(error.data as object | undefined) } }
  },
})

function implementAll(part: AnyContractRouter, path: string[] = []): AnyRouter {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, implementAll(inner, [...path, name])]))
  return implement(part)
    .$context<Asked>()
    .handler(({ input, context }) => answerCall(part, path, input, context))
}

async function answerCall(call: AnyContractProcedure, path: string[], input: unknown, asked: Asked) {
  const name = path.join('.')
  await asked.onCall(name, input)
  const given = asked.answers.map((answers) => find(answers as AnyAnswers, path))
  const own = [asked.otherwise?.(name), ...given].find((one) => one !== undefined)
  try {
    return own ? await own(input) : plainAnswer(call, asked.isFilled)
  } catch (error) {
    const { fails = [] } = call['~orpc'].meta as CallMeta
    const isPromised =
      error instanceof AppError && (error.code in COMMON_CODES || fails.some((one) => one === error.code))
    if (!isPromised && !(error instanceof Instead)) asked.onWrong(`${name}: ${error}`)
    throw error instanceof Instead ? new ORPCError('INTERNAL_SERVER_ERROR', { cause: error }) : error
  }
}

function find(answers: AnyAnswers, path: readonly string[]): AnyAnswer | undefined {
  let part: AnyAnswers | AnyAnswer | undefined = answers
  for (const name of path) part = typeof part === 'object' ? part[name] : undefined
  return typeof part === 'function' ? part : undefined
}

/** In place of `fetch`: answers calls, and rejects all else. */
export async function answerRequest(request: Request, asked: Asked): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  if (!asked.isOnline) throw new TypeError('Failed to fetch')
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([aborted, answer(request, asked)])
}

async function answer(request: Request, asked: Asked) {
  try {
    const { matched, response } = await handler.handle(request, { prefix: '/api/v1', context: asked })
    if (matched) return response
  } catch (error) {
    if (error instanceof Instead) return error.makeResponse()
    throw error
  }
  asked.onWrong(`No call has that address: ${request.method} ${request.url}`)
  return Response.json({ result: false, data: { code: 'missing', error: 'Nada aqui.' } }, { status: 404 })
}
