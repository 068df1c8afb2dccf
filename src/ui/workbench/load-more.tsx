import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureText } from '#client/calls/failures.ts'
import styles from './load-more.module.css'

interface Pages {
  data: { pages: readonly unknown[] } | undefined
  error: Error | null
  hasNextPage: boolean
}

export interface LoadMoreProps {
  /** The infinite query of the rows. */
  list: Pages & {
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<Pages>
  }
  align?: 'center' | 'start'
  /** The button's label. */
  children?: ReactNode
}

/** Shown below the rows loaded so far: an error of the last load, and the button for the next page. */
export const LoadMore = ({ list, align = 'center', children = 'Carregar mais' }: LoadMoreProps) => (
  <>
    {list.error && (
      <p className="error" role="alert">
        {failureText(list.error)}
      </p>
    )}
    {list.hasNextPage && (
      <Button
        className={styles.more}
        data-align={align}
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void loadNext(list)}
      >
        {children}
      </Button>
    )}
  </>
)

/** Loads the next page, and once more where the rows were loaded anew meanwhile, after a change: this takes its place. */
async function loadNext({ data, fetchNextPage }: LoadMoreProps['list']) {
  const then = await fetchNextPage()
  if (!then.error && then.hasNextPage && then.data?.pages.length === data?.pages.length) await fetchNextPage()
}
