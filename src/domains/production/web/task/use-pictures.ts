import { useEffect, useRef, useState } from 'react'
import { refusePicture } from '#domains/uploads/web/send-picture.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { MAX_FILE_SIZE, MAX_FILES } from '../../production.ts'
import type { Attachment } from '../../task-contract.ts'

/** A picture that was chosen and is not saved yet. */
export interface NewPicture {
  /** Object URL of the file. */
  url: string
  file: File
}

/** The pictures in a task's form: the stored ones that stay, and the new ones that the save uploads. */
export function usePictures(stored: readonly Attachment[]) {
  const [added, setAdded] = useState<readonly NewPicture[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const staying = stored.filter(({ id }) => !removed.has(id))

  const urls = useRef(new Set<string>())
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  /** Adds the files that are pictures and not among these yet. A toast names those that are refused. */
  function add(files: readonly File[]) {
    const known: { name: string; size: number }[] = [...staying, ...added.map(({ file }) => file)]
    const fitting: File[] = []
    for (const file of files) {
      if (known.some(({ name, size }) => name === file.name && size === file.size)) continue
      known.push(file)
      const problem = refusePicture(file)
      if (problem) notifyError(`${file.name}: ${problem}`)
      else fitting.push(file)
    }
    const room = MAX_FILES - added.length
    if (fitting.length > room)
      notifyError(`Cabem ${MAX_FILES} imagens de uma vez. Salve estas e depois envie as outras.`)
    const taken = fitting.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }))
    for (const { url } of taken) urls.current.add(url)
    if (taken.length) setAdded([...added, ...taken])
  }

  function drop(picture: NewPicture) {
    URL.revokeObjectURL(picture.url)
    setAdded(added.filter((one) => one !== picture))
  }

  return {
    added,
    staying,
    /** Ids of the stored pictures that the save removes. */
    removed: stored.filter(({ id }) => removed.has(id)).map(({ id }) => id),
    add,
    drop,
    /** Forgets those of the new ones, which are stored now. */
    settle: (stored: readonly NewPicture[]) => setAdded((now) => now.filter((one) => !stored.includes(one))),
    remove: ({ id }: Attachment) => setRemoved(new Set([...removed, id])),
    isChanged: added.length > 0 || stored.some(({ id }) => removed.has(id)),
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** The text of the drop area. */
export const PICTURES_HINT = `Solte, cole ou escolha imagens, até ${MAX_FILES} de ${MAX_FILE_SIZE / 1024 / 1024} MB.`
