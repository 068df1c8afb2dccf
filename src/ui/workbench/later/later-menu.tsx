import type { ComponentType, ReactElement } from 'react'
import { useIdle, useLater } from '../use-later.ts'
import { type Place, type TargetProps, useTarget } from './target.ts'

interface LaterMenuProps<Own> extends Pick<Place, 'opened' | 'onChange'> {
  /** The button, which opens and closes it. */
  target: ReactElement<TargetProps>
  /** A module whose default export is a `FloatingMenu` with its items. */
  load: () => Promise<{ default: ComponentType<Own & Place> } | undefined>
  own: Own
}

/** A menu below a button, which is loaded once the browser is idle, or opened before. The button stays the same element. */
export function LaterMenu<Own extends object>({ target, load, own, opened, onChange }: LaterMenuProps<Own>) {
  const { button, ...place } = useTarget(target, opened, 'menu')
  const Items = useLater(load, useIdle() || opened)
  return (
    <>
      {button}
      {Items && <Items {...own} {...place} opened={opened} onChange={onChange} />}
    </>
  )
}
