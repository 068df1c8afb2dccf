import { notifyFailure } from './toasts.tsx'

/** Runs an action. Where it fails: false, and a toast with the reason. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (failure) {
    notifyFailure(failure)
    return false
  }
}
