import { useSyncExternalStore } from 'react'

/** Id of a new project. */
export const NEW_PROJECT = -1

let selected = NEW_PROJECT
const listeners = new Set<() => void>()

const readSelected = () => selected

/** Sets the selected project, which the list marks: its id, or NEW_PROJECT. */
export function selectProject(id: number) {
  if (id === selected) return
  selected = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSelectedProject = () => useSyncExternalStore(subscribe, readSelected, () => NEW_PROJECT)
