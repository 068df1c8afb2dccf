import { type DragEvent, useState } from 'react'

/**
 * Lets files be dropped on an element that takes `props`. `isOver` while files are dragged above it. Other things that
 * are dragged, e.g. a piece of text, stay the browser's business.
 */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false) {
  const [isOver, setOver] = useState(false)
  const props = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault() // or the browser leaves the page to show the file
      if (!disabled) onFiles(files)
    },
  }
  return { isOver, props }
}
