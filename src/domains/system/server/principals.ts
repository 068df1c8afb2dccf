import { isPrincipal } from '#platform/auth/administrators.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { CallCode } from '#platform/contract/failure-codes.ts'
import { AppError } from '#platform/errors.ts'

/** What principals alone set in *Sistema*, where the machine's settings do not say it. */
interface PrincipalsSetting {
  /** Who has set it; undefined where nobody has. */
  setBy: 'machine' | 'panel' | undefined
  /** What others are told. */
  others: string
  /** What is said where the machine's settings win. */
  machine: string
  machineCode: CallCode
}

/** Whether the caller may set or remove it. */
export const maySet = (context: Context, setBy: PrincipalsSetting['setBy']) =>
  setBy !== 'machine' && isPrincipal(requireUser(context), context.settings)

/** Throws 409 for who was appointed, and where the machine's settings win. */
export function requireMaySet(context: Context, { setBy, others, machine, machineCode }: PrincipalsSetting) {
  if (!isPrincipal(requireUser(context), context.settings)) throw new AppError('principal-account', others)
  if (setBy === 'machine') throw new AppError(machineCode, machine)
}
