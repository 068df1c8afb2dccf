import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { LABELS_TOPIC } from '../../labels.ts'
import type { GoneLabel, Label } from '../../labels-contract.ts'

export const labelsOptions = query.production.labels.list.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
const NO_LABELS: readonly Label[] = []
const NONE_GONE: readonly GoneLabel[] = []

/** The firm's labels, by name, as they were read last. They follow changes while a screen calls `useLiveLabels`. */
export function useLabels() {
  const answer = useQuery(labelsOptions)
  const { data } = answer
  const labels = data?.data.labels ?? NO_LABELS
  const byId = useMemo(() => new Map(labels.map((label) => [label.id, label])), [labels])
  return { labels, byId, gone: data?.data.gone ?? NONE_GONE, isRead: data !== undefined, answer }
}

/** Reads the labels anew whenever somebody changes them. For screens that show them. */
export function useLiveLabels() {
  const client = useQueryClient()
  useTopic(LABELS_TOPIC, (counter) => {
    const known = client.getQueryData(labelsOptions.queryKey)?.data.counter
    if (counter === undefined || (known !== undefined && counter > known))
      void client.invalidateQueries({ queryKey: labelsOptions.queryKey })
  })
}

/** Reads the labels anew, after a change of one's own. */
export function useReadLabels() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: labelsOptions.queryKey })
}
