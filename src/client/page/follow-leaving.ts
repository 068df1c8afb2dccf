/** What a tab says to the others: that it signs out, and that it could not. */
export type Announcement = 'leaving' | 'staying'

/** Milliseconds after which a tab that announced its sign-out has ended it, or was closed before. */
export const LEAVING = 10_000

/**
 * Stops calls while another tab signs out, which says so on `tabs`, and resumes them where it could not or says nothing
 * more: where the session has ended, they are refused, and that leads to the login.
 * @returns what ends it
 */
export function followLeaving(
  tabs: Pick<BroadcastChannel, 'onmessage'>,
  { stop, resume }: { stop: () => void; resume: () => void },
) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  tabs.onmessage = ({ data }: MessageEvent<Announcement>) => {
    clearTimeout(waiting)
    if (data === 'staying') return resume()
    stop()
    waiting = setTimeout(resume, LEAVING)
  }
  return () => clearTimeout(waiting)
}
