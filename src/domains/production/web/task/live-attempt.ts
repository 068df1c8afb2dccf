import { failureText } from '#client/failures.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { LiveTask } from './use-task.ts'

/** Runs a call about a part of a stored task. Where it fails: false, a toast, and the task as the server has it. */
export async function liveAttempt({ reload }: LiveTask, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (failure) {
    notifyError(failureText(failure))
    void reload()
    return false
  }
}
