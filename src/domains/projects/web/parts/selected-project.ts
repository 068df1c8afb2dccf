import { useSyncExternalStore } from 'react'

/** What stands for a project that is not there yet. */
export const NEW_PROJECT = -1

let selected = NEW_PROJECT
const listeners = new Set<() => void>()

const readSelected = () => selected

/** Chooses the project the list and the form speak of: its id, or NEW_PROJECT. The form's address says the same. */
export function selectProject(id: number) {
  if (id === selected) return
  selected = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The chosen project, followed. */
export const useSelectedProject = () => useSyncExternalStore(subscribe, readSelected, () => NEW_PROJECT)
