import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../../board-contract.ts'
import type { LineSavedView, ViewFilters } from '../../../views-contract.ts'
import type { LinePlace } from '../place.ts'

/** The saved views of a line, kept current by server-sent events, and how they are made, renamed and removed; each is false where the server refused it. */
export function useViews(line: number) {
  const client = useQueryClient()
  const options = query.production.views.list.queryOptions({ input: { id: line }, refetchOnWindowFocus: true })
  const views = useQuery(options)
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })
  useTopic(`views:${line}`, (counter) => {
    const known = client.getQueryData(options.queryKey)?.counter
    if (counter !== undefined && known !== undefined && counter >= known) void reload()
  })

  async function run(write: () => Promise<unknown>) {
    const isDone = await attempt(write)
    await reload()
    return isDone
  }
  return {
    views: views.data?.data ?? [],
    isRead: views.data !== undefined,
    create: (view: { name: string; shared: boolean; filters: ViewFilters }) =>
      run(() => api.production.views.create({ id_project: line, ...view })),
    rename: ({ id, revision }: LineSavedView, name: string) =>
      run(() => api.production.views.update({ id, revision, name })),
    async remove({ id, name }: LineSavedView) {
      const isDone = await run(() => api.production.views.remove({ id }))
      if (isDone) notifyUndo(`Vista excluída: ${name}`, () => run(() => api.production.views.restore({ id })))
      return isDone
    },
    restore: (id: number) => run(() => api.production.views.restore({ id })),
  }
}

/** The filters that a place has. */
export function filtersOf({ q, type, late, week, who, label }: LinePlace): ViewFilters {
  const chosen = Object.entries({ q, type, late, week, who, label }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(chosen)
}

/** Whether a place shows exactly what a view has. */
export function isSameView(filters: ViewFilters, place: LinePlace): boolean {
  const shown = filtersOf(place)
  const names = [...new Set([...Object.keys(filters), ...Object.keys(shown)])] as (keyof ViewFilters)[]
  return names.length > 0 && names.every((name) => filters[name] === shown[name])
}

/** What a view asks for that is there no more: somebody who has left the line, or a label; undefined for nothing. */
export function goneOf(
  { who, label }: ViewFilters,
  { people, isLabel }: Pick<LineView, 'people'> & { isLabel: (id: number) => boolean },
): string | undefined {
  if (typeof who === 'number' && !people.some(({ id }) => id === who)) return 'alguém que saiu do quadro'
  return label !== undefined && !isLabel(label) ? 'uma etiqueta que não existe mais' : undefined
}
