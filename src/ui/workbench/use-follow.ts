import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * For the click on a link whose path, with its query, comes from the server, which the router's own link does not take:
 * follows it within the page. One opened in another tab is the browser's.
 * @param onFollow called before the page changes
 */
export function useFollow(onFollow?: () => void) {
  const { history } = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    history.push(event.currentTarget.getAttribute('href') ?? '')
  }
}
