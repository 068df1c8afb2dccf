-- An installation as 0038 had left it, a few rows in every table: made by pg_dump of PostgreSQL 15, without the schema of
-- jobs, of a first start's demonstration that was cut down, and given rows in the tables that this leaves empty.
-- It stays as it is; rows of the tables of later migrations are in files beside it (docs/architecture.md).

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: btree_gist; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;


--
-- Name: EXTENSION btree_gist; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION btree_gist IS 'support for indexing common datatypes in GiST';


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: unaccent; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;


--
-- Name: EXTENSION unaccent; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION unaccent IS 'text search dictionary that removes accents';


--
-- Name: add_production_line(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.add_production_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into production_lines (project_id) values (new.id);
  return null;
end $$;


--
-- Name: keep_archive_words(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_archive_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform keep_words(concat_ws(' ', new.title, new.description, new.markdown));
  return null;
end $$;


--
-- Name: keep_project_words(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_project_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform keep_words(concat_ws(' ', new.title, new.resum_title, new.resum_tecnologi, new.resum_description,
    new.sale_title, new.sale_description, new.details_title, new.details_markedown));
  return null;
end $$;


--
-- Name: keep_security_log(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_security_log() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '12 months' then return old; end if;
  raise exception 'the security log is only added to';
end $$;


--
-- Name: keep_words(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_words(source text) RETURNS void
    LANGUAGE sql
    AS $$
  -- In order, so that two saves at once do not wait for each other.
  insert into search_words (word, shown)
  select distinct on (word) word, shown
  from (select lower(unaccent(token)) as word, token as shown from ts_parse('default', search_text(source))
    where tokid in (1, 2, 3)) tokens
  where length(word) between 3 and 40
  order by word, shown desc
  on conflict do nothing
$$;


--
-- Name: move_tasks(integer, bigint, integer[], text, integer, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.move_tasks(line integer, counter bigint, ids integer[], column_status text, before_id integer, saver jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  step constant double precision := 1024; -- between two cards that were put one after the other
  size constant integer := cardinality(ids);
  saved_at constant timestamptz := (saver ->> 'at')::timestamptz;
  saved_by constant integer := (saver -> 'by' ->> 'id')::integer;
  target record;
  above double precision;
  places double precision[];
begin
  if (select count(*) from tasks where id = any (ids) and project_id = line and deleted_at is null) < size then
    raise no_data_found;
  end if;
  loop
    -- The card that they come to stand before: the one named, or if that moves itself the first below it that stays.
    select below.position, below.id into target
    from tasks named join tasks below
      on below.project_id = named.project_id and below.status = named.status and below.deleted_at is null
      and (below.position, below.id) >= (named.position, named.id)
    where named.id = before_id and named.project_id = line and named.status = column_status and named.deleted_at is null
      and below.id <> all (ids)
    order by below.position, below.id limit 1;
    if not found then
      select coalesce(max(position), 0) into above from tasks
      where project_id = line and status = column_status and deleted_at is null and id <> all (ids);
      places := array(select above + step * place from generate_series(1, size) place order by place);
      exit;
    end if;
    select position into above from tasks
    where project_id = line and status = column_status and deleted_at is null and id <> all (ids)
      and (position, id) < (target.position, target.id)
    order by position desc, id desc limit 1;
    above := coalesce(above, target.position - step * (size + 1));
    places := array(
      select above + (target.position - above) * place / (size + 1) from generate_series(1, size) place order by place);
    exit when (select bool_and(one < next) from unnest(above || places, places || target.position) as gap (one, next));
    -- No room: the column is spaced anew, its order unchanged.
    update tasks set position = place * step, change = counter
    from (
      select id, row_number() over (order by position, id) as place from tasks
      where project_id = line and status = column_status and deleted_at is null
    ) as ordered
    where tasks.id = ordered.id;
  end loop;
  -- A status that changes is a change of that field for open forms.
  with moved as (
    update tasks set
      position = placed.position,
      change = counter,
      status = column_status,
      finished_at = case when column_status = 'Completed' then coalesce(finished_at, saved_at) end,
      updated_at = case when status = column_status then updated_at else saved_at end,
      updated_by = case when status = column_status then updated_by else saved_by end,
      revision = revision + (status <> column_status)::integer,
      field_revisions = case when status = column_status then field_revisions
        else field_revisions || jsonb_build_object('status', saver || jsonb_build_object('revision', revision + 1)) end
    from unnest(ids, places) as placed (id, position)
    where tasks.id = placed.id
  )
  insert into task_history (task_id, user_id, at, field, before, after)
  select tasks.id, saved_by, saved_at, 'status', status, column_status
  from tasks join unnest(ids) with ordinality as listed (id, place) on listed.id = tasks.id
  where status <> column_status order by place;
end $$;


--
-- Name: note_removed_budget_event(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_removed_budget_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_files (key)
  select key from unnest(array[old.file_key, old.accepted_pdf_key]) as key where key is not null on conflict do nothing;
  return null;
end $$;


--
-- Name: note_removed_budget_version(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_removed_budget_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_files (key) values (old.pdf_key) on conflict do nothing;
  return null;
end $$;


--
-- Name: note_removed_finance_file(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_removed_finance_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_files (key) values (old.key) on conflict do nothing;
  return null;
end $$;


--
-- Name: note_removed_task_files(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_removed_task_files() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into removed_files (key) values (old.key), (old.thumbnail_key) on conflict do nothing;
  return null;
end $$;


--
-- Name: notify_calendar(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_calendar() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform notify_event('calendar:' || new.user_id, new.changes);
  return null;
end $$;


--
-- Name: notify_event(text, bigint); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_event(topic text, counter bigint) RETURNS void
    LANGUAGE sql
    AS $$
  select pg_notify('events', topic || ' ' || counter)
$$;


--
-- Name: notify_line(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform notify_event('line:' || new.project_id, new.changes);
  return null;
end $$;


--
-- Name: notify_notices(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_notices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform notify_event('notices:' || new.user_id, new.changes);
  return null;
end $$;


--
-- Name: notify_pages(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_pages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('pages', tg_argv[0]);
  return null;
end $$;


--
-- Name: notify_rights(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_rights() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('events', 'rights');
  return null;
end $$;


--
-- Name: raise_line_of_project(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_line_of_project() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update production_lines set changes = changes + 1 where project_id = new.id;
  return null;
end $$;


--
-- Name: raise_lines_of_members(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_lines_of_members() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update production_lines set changes = changes + 1 where project_id in (select project_id from changed);
  return null;
end $$;


--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;


--
-- Name: remove_calendar_notices(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_calendar_notices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform remove_notices_about(array(select 'calendar:' || id from gone));
  return null;
end $$;


--
-- Name: remove_notices_about(text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_notices_about(subjects text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform user_id from notice_counters
    where user_id in (select user_id from notices where subject = any (subjects)) order by user_id for update;
  with gone as (
    delete from notices where subject = any (subjects) returning user_id
  )
  update notice_counters set changes = changes + 1 where user_id in (select user_id from gone);
end $$;


--
-- Name: remove_task_notices(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.remove_task_notices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform remove_notices_about(array(select 'task:' || id from gone));
  return null;
end $$;


--
-- Name: search_text(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_text(source text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace("left"(source, 150000), '<[a-z/!][^<>]*>|https?://[^[:space:]()<>]+'::text, ' '::text, 'gi'::text), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+'::text, ' '::text, 'g'::text);


--
-- Name: searched(tsvector); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.searched(document tsvector) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    AS $$ begin return document; end $$;


--
-- Name: write_finance_search(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.write_finance_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
begin
  new.search := lower(unaccent(concat_ws(' ', new.description, new.category, 'r$',
    translate(to_char(new.amount / 100.0, 'FM999,999,999,990.00'), ',.', '.,'),
    to_char(new.amount / 100.0, 'FM999999999990.00'),
    replace(to_char(new.amount / 100.0, 'FM999999999990.00'), '.', ','),
    to_char(new.date, 'DD/MM/YYYY'))));
  return new;
end $_$;


--
-- Name: portugues_stop; Type: TEXT SEARCH DICTIONARY; Schema: public; Owner: -
--

CREATE TEXT SEARCH DICTIONARY public.portugues_stop (
    TEMPLATE = pg_catalog.simple,
    stopwords = 'portuguese', accept = 'false' );


--
-- Name: portugues; Type: TEXT SEARCH CONFIGURATION; Schema: public; Owner: -
--

CREATE TEXT SEARCH CONFIGURATION public.portugues (
    PARSER = pg_catalog."default" );

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR asciiword WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR word WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR numword WITH public.unaccent, simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR email WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR url WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR host WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR sfloat WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR version WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR hword_numpart WITH public.unaccent, simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR hword_part WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR hword_asciipart WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR numhword WITH public.unaccent, simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR asciihword WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR hword WITH public.portugues_stop, public.unaccent, portuguese_stem;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR url_path WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR file WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR "float" WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR "int" WITH simple;

ALTER TEXT SEARCH CONFIGURATION public.portugues
    ADD MAPPING FOR uint WITH simple;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id integer NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id integer NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: accounts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: archive_likes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.archive_likes (
    archive_id integer NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    demo boolean DEFAULT false NOT NULL
);


--
-- Name: archive_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.archive_versions (
    archive_id integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    image text NOT NULL,
    image_archive text NOT NULL,
    link text NOT NULL,
    markdown text NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    id integer NOT NULL,
    saved_by text DEFAULT ''::text NOT NULL
);


--
-- Name: archive_versions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.archive_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.archive_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: archives; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.archives (
    id integer NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    preview text DEFAULT ''::text NOT NULL,
    image text DEFAULT ''::text NOT NULL,
    image_archive text DEFAULT ''::text NOT NULL,
    link text DEFAULT ''::text NOT NULL,
    markdown text NOT NULL,
    html text NOT NULL,
    contents jsonb DEFAULT '[]'::jsonb NOT NULL,
    words integer DEFAULT 0 NOT NULL,
    public boolean DEFAULT true NOT NULL,
    highlighted boolean DEFAULT true NOT NULL,
    date timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    publish_at timestamp with time zone,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('public.portugues'::regconfig, public.search_text(title)), 'A'::"char") || setweight(to_tsvector('public.portugues'::regconfig, public.search_text(description)), 'B'::"char")) || setweight(to_tsvector('public.portugues'::regconfig, public.search_text(markdown)), 'C'::"char"))) STORED NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    uncoloured boolean DEFAULT false NOT NULL,
    dated boolean DEFAULT false NOT NULL,
    updated_by text DEFAULT ''::text NOT NULL,
    sample boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY public.archives ALTER COLUMN search SET STORAGE EXTERNAL;


--
-- Name: archives_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.archives ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.archives_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: budget_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget_events (
    id bigint NOT NULL,
    budget_id integer NOT NULL,
    kind text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    user_id integer,
    version integer,
    name text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    means text DEFAULT ''::text NOT NULL,
    file_key text,
    file_name text,
    pdf_sha256 text,
    accepted_pdf_key text,
    CONSTRAINT budget_events_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'link_revoked'::text, 'seen'::text, 'accepted'::text, 'refused'::text, 'change_requested'::text, 'renewal_requested'::text, 'undone'::text, 'version'::text, 'line_started'::text, 'paid'::text, 'unpaid'::text])))
);


--
-- Name: budget_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.budget_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.budget_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: budget_installments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget_installments (
    id integer NOT NULL,
    budget_id integer NOT NULL,
    number integer NOT NULL,
    due date NOT NULL,
    amount bigint NOT NULL,
    txid text NOT NULL,
    paid_on date,
    paid_means text,
    paid_by integer,
    voided_at timestamp with time zone,
    CONSTRAINT budget_installments_amount_check CHECK ((amount > 0))
);


--
-- Name: budget_installments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.budget_installments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.budget_installments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: budget_numbers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget_numbers (
    id integer NOT NULL,
    id_user integer NOT NULL,
    drawn_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: budget_numbers_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.budget_numbers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.budget_numbers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: budget_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget_versions (
    budget_id integer NOT NULL,
    version integer NOT NULL,
    document jsonb NOT NULL,
    pdf_key text NOT NULL,
    pdf_sha256 text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer
);


--
-- Name: budgets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budgets (
    id integer NOT NULL,
    id_user integer NOT NULL,
    client text NOT NULL,
    client_id integer,
    project_name text NOT NULL,
    extra_text text DEFAULT ''::text NOT NULL,
    extra_html text DEFAULT ''::text NOT NULL,
    terms text DEFAULT ''::text NOT NULL,
    terms_html text DEFAULT ''::text NOT NULL,
    additional_value bigint DEFAULT 0 NOT NULL,
    deadline date NOT NULL,
    budget_validity date NOT NULL,
    total_budget bigint NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    approved_at timestamp(3) with time zone,
    date timestamp(3) with time zone DEFAULT now() NOT NULL,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    payments jsonb DEFAULT '[]'::jsonb NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    share_number integer,
    next_share_number integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    project_id integer,
    search text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT budgets_additional_value_check CHECK ((additional_value >= 0)),
    CONSTRAINT budgets_items_check CHECK ((jsonb_typeof(items) = 'array'::text)),
    CONSTRAINT budgets_payments_check CHECK ((jsonb_typeof(payments) = 'array'::text)),
    CONSTRAINT budgets_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'seen'::text, 'accepted'::text, 'refused'::text, 'change_requested'::text]))),
    CONSTRAINT budgets_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'DEV'::text, 'FINALIZED'::text]))),
    CONSTRAINT budgets_total_budget_check CHECK ((total_budget >= 100))
);


--
-- Name: calendar_alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_alerts (
    event_id integer NOT NULL,
    day date NOT NULL,
    alert_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: calendar_attendees; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_attendees (
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    answer text DEFAULT 'invited'::text NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT calendar_attendees_answer_check CHECK ((answer = ANY (ARRAY['invited'::text, 'accepted'::text, 'declined'::text])))
);


--
-- Name: calendar_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_counters (
    user_id integer NOT NULL,
    changes bigint NOT NULL
);


--
-- Name: calendar_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_events (
    id integer NOT NULL,
    id_user integer NOT NULL,
    uid text DEFAULT (gen_random_uuid() || '@vitrine'::text) NOT NULL,
    tag_id integer NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    all_day boolean DEFAULT false NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    zone text NOT NULL,
    rule text,
    repeat_start date,
    repeat_end date,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone,
    alert boolean DEFAULT false NOT NULL,
    alert_lead integer,
    alerts text DEFAULT ''::text NOT NULL,
    next_alert_at timestamp(3) with time zone,
    isfinish boolean DEFAULT false NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT calendar_events_check CHECK ((starts_at <= ends_at)),
    CONSTRAINT calendar_events_check1 CHECK (((rule IS NULL) = (repeat_start IS NULL))),
    CONSTRAINT calendar_events_check2 CHECK (((rule IS NOT NULL) OR (repeat_end IS NULL)))
);


--
-- Name: calendar_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.calendar_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.calendar_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: calendar_feeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_feeds (
    user_id integer NOT NULL,
    number integer DEFAULT 1 NOT NULL,
    is_open boolean DEFAULT true NOT NULL
);


--
-- Name: calendar_guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_guests (
    id integer NOT NULL,
    event_id integer,
    email text NOT NULL,
    answer text DEFAULT 'invited'::text NOT NULL,
    answered_at timestamp with time zone,
    is_removed boolean DEFAULT false NOT NULL,
    origin text NOT NULL,
    sent jsonb,
    check_at timestamp(3) with time zone,
    CONSTRAINT calendar_guests_answer_check CHECK ((answer = ANY (ARRAY['invited'::text, 'accepted'::text, 'declined'::text])))
);


--
-- Name: calendar_guests_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.calendar_guests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.calendar_guests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: calendar_occurrences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_occurrences (
    event_id integer NOT NULL,
    day date NOT NULL,
    removed boolean DEFAULT false NOT NULL,
    isfinish boolean DEFAULT false NOT NULL,
    tag_id integer,
    title text,
    description text,
    location text,
    all_day boolean,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    alert boolean,
    alert_lead integer,
    alerts text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT calendar_occurrences_check CHECK ((starts_at <= ends_at)),
    CONSTRAINT calendar_occurrences_check1 CHECK (((starts_at IS NULL) = (ends_at IS NULL)))
);


--
-- Name: calendar_tags; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_tags (
    id integer NOT NULL,
    id_user integer NOT NULL,
    name text NOT NULL,
    color text NOT NULL,
    CONSTRAINT calendar_tags_color_check CHECK ((color = ANY (ARRAY['cobalt'::text, 'teal'::text, 'green'::text, 'yellow'::text, 'orange'::text, 'red'::text, 'pink'::text, 'violet'::text, 'gray'::text])))
);


--
-- Name: calendar_tags_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.calendar_tags ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.calendar_tags_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: clients; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.clients (
    id integer NOT NULL,
    name text NOT NULL,
    contact text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    document text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    notes text DEFAULT ''::text NOT NULL,
    search text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT clients_document_check CHECK ((document ~ '^(|\d{11}|[0-9A-Z]{12}\d{2})$'::text))
);


--
-- Name: clients_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.clients ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    contact text NOT NULL,
    message text NOT NULL,
    first_page text DEFAULT ''::text NOT NULL,
    key uuid,
    read boolean DEFAULT false NOT NULL,
    archived boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answered boolean DEFAULT false NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    search tsvector GENERATED ALWAYS AS ((setweight(to_tsvector('public.portugues'::regconfig, public.search_text(((((name || ' '::text) || contact) || ' '::text) || "right"(regexp_replace(contact, '[^0-9]'::text, ''::text, 'g'::text), 8)))), 'A'::"char") || setweight(to_tsvector('public.portugues'::regconfig, public.search_text(message)), 'B'::"char"))) STORED NOT NULL
);


--
-- Name: contact_messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_accounts (
    id integer NOT NULL,
    id_user integer NOT NULL,
    name text NOT NULL,
    kind text DEFAULT 'bank'::text NOT NULL,
    bank text DEFAULT ''::text NOT NULL,
    branch text DEFAULT ''::text NOT NULL,
    number text DEFAULT ''::text NOT NULL,
    opening_balance bigint DEFAULT 0 NOT NULL,
    archived boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_accounts_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'card'::text, 'cash'::text])))
);


--
-- Name: finance_accounts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_accounts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_attachments (
    id integer NOT NULL,
    report_id integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    size bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer
);


--
-- Name: finance_attachments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_attachments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_balances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_balances (
    id integer NOT NULL,
    account_id integer NOT NULL,
    day date NOT NULL,
    balance bigint NOT NULL,
    import_id integer
);


--
-- Name: finance_balances_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_balances ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_balances_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_bills; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_bills (
    id integer NOT NULL,
    id_user integer NOT NULL,
    description text NOT NULL,
    amount bigint NOT NULL,
    category text NOT NULL,
    type text NOT NULL,
    account_id integer,
    due date NOT NULL,
    paid_on date,
    repeat_id integer,
    repeat_day date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    deleted_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_bills_amount_check CHECK ((amount >= 0)),
    CONSTRAINT finance_bills_type_check CHECK ((type = ANY (ARRAY['receita'::text, 'despesa'::text])))
);


--
-- Name: finance_bills_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_bills ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_bills_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_categories (
    id integer NOT NULL,
    id_user integer NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    color smallint DEFAULT 0 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_categories_color_check CHECK (((color >= 0) AND (color <= 7)))
);


--
-- Name: finance_categories_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_csv_mappings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_csv_mappings (
    id_user integer NOT NULL,
    header text NOT NULL,
    mapping jsonb NOT NULL,
    account_id integer
);


--
-- Name: finance_import_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_import_lines (
    id bigint NOT NULL,
    import_id integer NOT NULL,
    account_id integer NOT NULL,
    key text NOT NULL,
    fitid text DEFAULT ''::text NOT NULL,
    report_id integer,
    relation text DEFAULT 'made'::text NOT NULL,
    CONSTRAINT finance_import_lines_relation_check CHECK ((relation = ANY (ARRAY['made'::text, 'paid'::text, 'same'::text])))
);


--
-- Name: finance_import_lines_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_import_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_import_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_import_rules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_import_rules (
    id integer NOT NULL,
    id_user integer NOT NULL,
    contains text NOT NULL,
    category text NOT NULL,
    transfer boolean DEFAULT false NOT NULL,
    demo boolean DEFAULT false NOT NULL
);


--
-- Name: finance_import_rules_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_import_rules ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_import_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_imports (
    id integer NOT NULL,
    id_user integer NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    added integer DEFAULT 0 NOT NULL,
    known integer DEFAULT 0 NOT NULL,
    matched integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    undone_at timestamp with time zone,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_imports_format_check CHECK ((format = ANY (ARRAY['ofx'::text, 'csv'::text])))
);


--
-- Name: finance_imports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_imports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_repeats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_repeats (
    id integer NOT NULL,
    id_user integer NOT NULL,
    description text NOT NULL,
    amount bigint NOT NULL,
    category text NOT NULL,
    type text NOT NULL,
    account_id integer,
    makes text DEFAULT 'bill'::text NOT NULL,
    frequency text DEFAULT 'monthly'::text NOT NULL,
    first_day date NOT NULL,
    last_day date,
    made_until date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_repeats_amount_check CHECK ((amount >= 0)),
    CONSTRAINT finance_repeats_check CHECK ((last_day >= first_day)),
    CONSTRAINT finance_repeats_frequency_check CHECK ((frequency = ANY (ARRAY['weekly'::text, 'monthly'::text, 'yearly'::text]))),
    CONSTRAINT finance_repeats_makes_check CHECK ((makes = ANY (ARRAY['bill'::text, 'report'::text]))),
    CONSTRAINT finance_repeats_type_check CHECK ((type = ANY (ARRAY['receita'::text, 'despesa'::text])))
);


--
-- Name: finance_repeats_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_repeats ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_repeats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: finance_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_reports (
    id integer NOT NULL,
    id_user integer NOT NULL,
    description text NOT NULL,
    amount bigint NOT NULL,
    category text NOT NULL,
    type text NOT NULL,
    transfer boolean DEFAULT false NOT NULL,
    date date NOT NULL,
    account_id integer,
    bill_id integer,
    installment_id integer,
    order_id integer,
    reversal boolean DEFAULT false NOT NULL,
    source_path text DEFAULT ''::text NOT NULL,
    source_label text DEFAULT ''::text NOT NULL,
    repeat_id integer,
    repeat_day date,
    import_id integer,
    search text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    deleted_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT finance_reports_amount_check CHECK ((amount >= 0)),
    CONSTRAINT finance_reports_check CHECK ((num_nonnulls(bill_id, installment_id, order_id) <= 1)),
    CONSTRAINT finance_reports_type_check CHECK ((type = ANY (ARRAY['receita'::text, 'despesa'::text])))
);


--
-- Name: finance_reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.finance_reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.finance_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: first_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.first_run (
    id boolean DEFAULT true NOT NULL,
    finished_at timestamp with time zone,
    seed text,
    CONSTRAINT first_run_id_check CHECK (id)
);


--
-- Name: installation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.installation (
    id boolean DEFAULT true NOT NULL,
    steps_dismissed_at timestamp with time zone,
    mail_tested_at timestamp with time zone,
    mail_tested_with text,
    backed_up_elsewhere_at timestamp with time zone,
    CONSTRAINT installation_id_check CHECK (id)
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: line_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.line_visits (
    user_id integer NOT NULL,
    project_id integer NOT NULL
);


--
-- Name: logo; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.logo (
    id boolean DEFAULT true NOT NULL,
    picture bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    icon bytea NOT NULL,
    ground text NOT NULL,
    name text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT logo_ground_check CHECK ((ground = ANY (ARRAY['light'::text, 'dark'::text, 'any'::text]))),
    CONSTRAINT logo_height_check CHECK (((height >= 1) AND (height <= 240))),
    CONSTRAINT logo_id_check CHECK (id),
    CONSTRAINT logo_name_check CHECK ((name ~ '^[0-9a-f]{16}$'::text)),
    CONSTRAINT logo_width_check CHECK (((width >= 1) AND (width <= 640)))
);


--
-- Name: notice_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notice_counters (
    user_id integer NOT NULL,
    changes bigint NOT NULL
);


--
-- Name: notice_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notice_settings (
    user_id integer NOT NULL,
    kind text NOT NULL,
    email boolean NOT NULL
);


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    key text,
    title text NOT NULL,
    note text NOT NULL,
    path text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone,
    subject text
);


--
-- Name: notices_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.notices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: order_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_events (
    id bigint NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    user_id integer,
    note text DEFAULT ''::text NOT NULL
);


--
-- Name: order_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.order_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id integer NOT NULL,
    token_sale text NOT NULL,
    project_id integer NOT NULL,
    title text NOT NULL,
    plan text,
    plan_name text,
    product_price bigint NOT NULL,
    plan_price bigint DEFAULT 0 NOT NULL,
    total bigint GENERATED ALWAYS AS ((product_price + plan_price)) STORED NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    document text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'created'::text NOT NULL,
    driver text,
    attempt integer DEFAULT 0 NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    txid text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    paid_on date,
    payer text DEFAULT ''::text NOT NULL,
    plan_until date,
    reminded_at timestamp with time zone,
    renews integer,
    withdrawn_at timestamp with time zone,
    refunded_at timestamp with time zone,
    link_open boolean DEFAULT true NOT NULL,
    download_limit integer,
    downloads integer DEFAULT 0 NOT NULL,
    nfse text DEFAULT ''::text NOT NULL,
    sandbox boolean DEFAULT false NOT NULL,
    search text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT orders_check CHECK (((product_price + plan_price) > 0)),
    CONSTRAINT orders_check1 CHECK (((plan IS NULL) = (plan_name IS NULL))),
    CONSTRAINT orders_check2 CHECK (((paid_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'refunded'::text])))),
    CONSTRAINT orders_document_check CHECK ((document ~ '^(|\d{11}|[0-9A-Z]{12}\d{2})$'::text)),
    CONSTRAINT orders_download_limit_check CHECK ((download_limit > 0)),
    CONSTRAINT orders_driver_check CHECK ((driver = ANY (ARRAY['sandbox'::text, 'stripe'::text, 'pix'::text]))),
    CONSTRAINT orders_plan_price_check CHECK ((plan_price >= 0)),
    CONSTRAINT orders_product_price_check CHECK ((product_price >= 0)),
    CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['created'::text, 'awaiting'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'refunded'::text]))),
    CONSTRAINT orders_token_sale_check CHECK ((token_sale ~ '^[A-Za-z0-9]{30}$'::text)),
    CONSTRAINT orders_txid_check CHECK ((txid ~ '^[A-Za-z0-9]{1,25}$'::text))
);


--
-- Name: orders_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.orders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: page_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.page_views (
    id bigint NOT NULL,
    page text NOT NULL,
    archive_id integer,
    staff boolean NOT NULL,
    viewed_at timestamp with time zone DEFAULT now() NOT NULL,
    referrer text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    device text,
    visitor text,
    day date GENERATED ALWAYS AS (((viewed_at AT TIME ZONE 'America/Sao_Paulo'::text))::date) STORED NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT page_views_device_check CHECK ((device = ANY (ARRAY['desktop'::text, 'tablet'::text, 'mobile'::text])))
);


--
-- Name: page_views_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.page_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.page_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: password_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.password_links (
    hash text NOT NULL,
    user_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: payment_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_events (
    id text NOT NULL,
    type text NOT NULL,
    reference text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    applied_at timestamp with time zone
);


--
-- Name: production_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.production_lines (
    project_id integer NOT NULL,
    projectline text DEFAULT 'elab'::text NOT NULL,
    projectstatus text DEFAULT 'pending'::text NOT NULL,
    last_number integer DEFAULT 0 NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    wip_limits jsonb DEFAULT '{}'::jsonb NOT NULL,
    share_columns text[] DEFAULT '{}'::text[] NOT NULL,
    share_number integer DEFAULT 0 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT production_lines_projectline_check CHECK ((projectline = ANY (ARRAY['relative'::text, 'enterprises'::text, 'elab'::text, 'finished'::text]))),
    CONSTRAINT production_lines_projectstatus_check CHECK ((projectstatus = ANY (ARRAY['inprogress'::text, 'pending'::text, 'onhold'::text, 'completed'::text, 'needsexternalrequirements'::text, 'canceled'::text]))),
    CONSTRAINT production_lines_wip_limits_check CHECK ((jsonb_typeof(wip_limits) = 'object'::text))
);


--
-- Name: project_downloads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project_downloads (
    project_id integer NOT NULL,
    platform text NOT NULL,
    downloads integer DEFAULT 0 NOT NULL
);


--
-- Name: project_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project_members (
    project_id integer NOT NULL,
    user_id integer NOT NULL
);


--
-- Name: projects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projects (
    id integer NOT NULL,
    id_user integer NOT NULL,
    title text NOT NULL,
    trade text DEFAULT 'software'::text NOT NULL,
    is_sale boolean DEFAULT false NOT NULL,
    is_highlighted boolean DEFAULT false NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    is_download boolean DEFAULT false NOT NULL,
    is_outsourced boolean DEFAULT false NOT NULL,
    is_sketch boolean DEFAULT false NOT NULL,
    sale_image text DEFAULT ''::text NOT NULL,
    sale_title text DEFAULT ''::text NOT NULL,
    sale_description text DEFAULT ''::text NOT NULL,
    sale_value bigint DEFAULT 0 NOT NULL,
    sale_video text DEFAULT ''::text NOT NULL,
    resum_image text DEFAULT ''::text NOT NULL,
    resum_title text DEFAULT ''::text NOT NULL,
    resum_tecnologi text DEFAULT ''::text NOT NULL,
    resum_description text DEFAULT ''::text NOT NULL,
    resum_video text DEFAULT ''::text NOT NULL,
    details_title text DEFAULT ''::text NOT NULL,
    details_image text DEFAULT ''::text NOT NULL,
    details_video text DEFAULT ''::text NOT NULL,
    details_markedown text DEFAULT ''::text NOT NULL,
    details_html text DEFAULT ''::text NOT NULL,
    link_external text DEFAULT ''::text NOT NULL,
    link_sale text DEFAULT ''::text NOT NULL,
    downloads jsonb DEFAULT '{}'::jsonb NOT NULL,
    permission text DEFAULT ''::text NOT NULL,
    date_project_init date,
    date_project_end date,
    date_created timestamp(3) with time zone DEFAULT now() NOT NULL,
    date_update timestamp(3) with time zone DEFAULT now() NOT NULL,
    search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('public.portugues'::regconfig, public.search_text(((title || ' '::text) || resum_title))), 'A'::"char") || setweight(to_tsvector('public.portugues'::regconfig, public.search_text(((((((resum_tecnologi || ' '::text) || resum_description) || ' '::text) || sale_title) || ' '::text) || sale_description))), 'B'::"char")) || setweight(to_tsvector('public.portugues'::regconfig, public.search_text(((details_title || ' '::text) || details_markedown))), 'C'::"char"))) STORED NOT NULL,
    sale_name text DEFAULT ''::text NOT NULL,
    sale_size bigint DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    uncoloured boolean DEFAULT false NOT NULL,
    plan text DEFAULT 'required'::text NOT NULL,
    sample boolean DEFAULT false NOT NULL,
    CONSTRAINT projects_downloads_check CHECK ((jsonb_typeof(downloads) = 'object'::text)),
    CONSTRAINT projects_plan_check CHECK ((plan = ANY (ARRAY['required'::text, 'optional'::text, 'none'::text]))),
    CONSTRAINT projects_sale_size_check CHECK ((sale_size >= 0)),
    CONSTRAINT projects_sale_value_check CHECK ((sale_value >= 0)),
    CONSTRAINT projects_trade_check CHECK ((trade = ANY (ARRAY['software'::text, 'embedded'::text, 'printing'::text])))
);
ALTER TABLE ONLY public.projects ALTER COLUMN search SET STORAGE EXTERNAL;


--
-- Name: projects_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.projects ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.projects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: public_archives; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.public_archives AS
 SELECT archives.id,
    archives.title,
    archives.description,
    archives.preview,
    archives.image,
    archives.image_archive,
    archives.link,
    archives.markdown,
    archives.html,
    archives.contents,
    archives.words,
    archives.public,
    archives.highlighted,
    archives.date,
    archives.updated_at,
    archives.views,
    archives.likes,
    archives.search
   FROM public.archives
  WHERE archives.public;


--
-- Name: public_projects; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.public_projects AS
 SELECT projects.id,
    projects.id_user,
    projects.title,
    projects.trade,
    projects.is_sale,
    projects.is_highlighted,
    projects.is_public,
    projects.is_download,
    projects.is_outsourced,
    projects.is_sketch,
    projects.sale_image,
    projects.sale_title,
    projects.sale_description,
    projects.sale_value,
    projects.sale_video,
    projects.resum_image,
    projects.resum_title,
    projects.resum_tecnologi,
    projects.resum_description,
    projects.resum_video,
    projects.details_title,
    projects.details_image,
    projects.details_video,
    projects.details_markedown,
    projects.details_html,
    projects.link_external,
    projects.downloads,
    projects.date_project_init,
    projects.date_project_end,
    projects.date_created,
    projects.date_update,
    projects.search,
    projects.plan,
    (projects.link_sale <> ''::text) AS has_sold_file
   FROM public.projects
  WHERE (projects.is_public AND (projects.id_user = 1));


--
-- Name: push_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_keys (
    id boolean DEFAULT true NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    CONSTRAINT push_keys_id_check CHECK (id)
);


--
-- Name: push_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_subscriptions (
    id integer NOT NULL,
    user_id integer NOT NULL,
    session_id integer NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    failures integer DEFAULT 0 NOT NULL
);


--
-- Name: push_subscriptions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.push_subscriptions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.push_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: removed_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.removed_files (
    key text NOT NULL
);


--
-- Name: screen_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.screen_lines (
    user_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    machine_id integer NOT NULL,
    app text NOT NULL,
    seconds integer
);


--
-- Name: screen_machines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.screen_machines (
    id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    token_hash bytea,
    files boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_contact timestamp with time zone
);


--
-- Name: screen_machines_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.screen_machines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.screen_machines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: search_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_words (
    word text NOT NULL,
    shown text NOT NULL
);


--
-- Name: security_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.security_log (
    id bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    event text NOT NULL,
    actor_id integer,
    subject_id integer,
    network text DEFAULT ''::text NOT NULL,
    detail text DEFAULT ''::text NOT NULL
);


--
-- Name: security_log_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.security_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: security_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.security_settings (
    id boolean DEFAULT true NOT NULL,
    second_factor_required boolean DEFAULT false NOT NULL,
    CONSTRAINT security_settings_id_check CHECK (id)
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    user_id integer NOT NULL,
    impersonated_by text,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sessions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: site_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_settings (
    section text NOT NULL,
    value jsonb,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    html jsonb,
    revision integer DEFAULT 0 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_by text DEFAULT ''::text NOT NULL
);


--
-- Name: site_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_versions (
    id integer NOT NULL,
    section text NOT NULL,
    value jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by text NOT NULL
);


--
-- Name: site_versions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.site_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.site_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: task_attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.task_attachments (
    id integer NOT NULL,
    task_id integer NOT NULL,
    key text NOT NULL,
    thumbnail_key text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size bigint NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: task_attachments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.task_attachments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.task_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: task_comments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.task_comments (
    id integer NOT NULL,
    task_id integer NOT NULL,
    user_id integer,
    comment text NOT NULL,
    html text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: task_comments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.task_comments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.task_comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: task_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.task_history (
    id bigint NOT NULL,
    task_id integer NOT NULL,
    user_id integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    field text NOT NULL,
    before text,
    after text
);


--
-- Name: task_history_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.task_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.task_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: task_subtasks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.task_subtasks (
    id integer NOT NULL,
    task_id integer NOT NULL,
    task text NOT NULL,
    description_extra text DEFAULT ''::text NOT NULL,
    checked boolean DEFAULT false NOT NULL,
    "position" double precision NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: task_subtasks_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.task_subtasks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.task_subtasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tasks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tasks (
    id integer NOT NULL,
    project_id integer NOT NULL,
    number integer NOT NULL,
    id_text text NOT NULL,
    nome text NOT NULL,
    descricao text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'inBacklog'::text NOT NULL,
    tipo text DEFAULT 'task'::text NOT NULL,
    "position" double precision NOT NULL,
    meta timestamp with time zone,
    prioridade smallint DEFAULT 0 NOT NULL,
    assignee_id integer,
    estimate integer,
    spent integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_by integer,
    finished_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    change bigint DEFAULT 0 NOT NULL,
    deleted_at timestamp with time zone,
    budget_id integer,
    CONSTRAINT tasks_estimate_check CHECK ((estimate >= 0)),
    CONSTRAINT tasks_prioridade_check CHECK (((prioridade >= 0) AND (prioridade <= 3))),
    CONSTRAINT tasks_spent_check CHECK ((spent >= 0)),
    CONSTRAINT tasks_status_check CHECK ((status = ANY (ARRAY['inBacklog'::text, 'forDevelopment'::text, 'inProgress'::text, 'inTest'::text, 'Completed'::text]))),
    CONSTRAINT tasks_tipo_check CHECK ((tipo = ANY (ARRAY['task'::text, 'bug'::text, 'feature'::text])))
);


--
-- Name: tasks_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tasks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: two_factors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_factors (
    id integer NOT NULL,
    user_id integer NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    failed_verification_count integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone
);


--
-- Name: two_factors_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.two_factors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.two_factors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    role text,
    banned boolean,
    ban_reason text,
    ban_expires timestamp with time zone,
    last_seen_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    two_factor_enabled boolean DEFAULT false NOT NULL
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id integer NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: verifications_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.verifications ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.verifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: view_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_days (
    day date NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    views integer NOT NULL,
    staff_views integer NOT NULL,
    visitors integer NOT NULL,
    public_visitors integer NOT NULL
);


--
-- Name: view_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_months (
    month date NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    views integer NOT NULL,
    staff_views integer NOT NULL
);


--
-- Name: view_salts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_salts (
    day date NOT NULL,
    salt text DEFAULT ((gen_random_uuid())::text || (gen_random_uuid())::text) NOT NULL
);


--
-- Name: view_totals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.view_totals (
    day date NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    views integer NOT NULL,
    staff_views integer NOT NULL,
    CONSTRAINT view_totals_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'archive'::text, 'referrer'::text, 'campaign'::text, 'device'::text])))
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	(1, '1', 'credential', 1, NULL, NULL, NULL, NULL, NULL, NULL, 'none:none', '2026-11-24 14:56:53.905983+00', '2026-11-24 14:56:53.905983+00'),
	(2, '2', 'credential', 2, NULL, NULL, NULL, NULL, NULL, NULL, 'none:none', '2026-11-24 14:56:53.905983+00', '2026-11-24 14:56:53.905983+00');


--
-- Data for Name: archive_likes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.archive_likes VALUES
	(1, 'demo-2026-01-30-0', '2026-01-30 13:07:30+00', true),
	(1, 'demo-2026-01-30-1', '2026-01-30 20:00:00+00', true),
	(1, 'demo-2026-01-31-0', '2026-01-31 16:40:00+00', true),
	(1, 'demo-2026-02-01-0', '2026-02-01 16:40:00+00', true),
	(1, 'demo-2026-02-02-0', '2026-02-02 16:40:00+00', true),
	(1, 'demo-2026-02-03-0', '2026-02-03 12:05:00+00', true),
	(1, 'demo-2026-02-03-1', '2026-02-03 16:40:00+00', true),
	(1, 'demo-2026-02-03-2', '2026-02-03 21:28:00+00', true),
	(1, 'demo-2026-02-04-0', '2026-02-04 16:40:00+00', true),
	(1, 'demo-2026-02-05-0', '2026-02-05 13:07:30+00', true),
	(1, 'demo-2026-02-05-1', '2026-02-05 20:00:00+00', true),
	(1, 'demo-2026-02-06-0', '2026-02-06 16:40:00+00', true),
	(1, 'demo-2026-02-08-0', '2026-02-08 16:40:00+00', true),
	(1, 'demo-2026-02-09-0', '2026-02-09 16:40:00+00', true),
	(1, 'demo-2026-02-10-0', '2026-02-10 16:40:00+00', true),
	(1, 'demo-2026-02-11-0', '2026-02-11 16:40:00+00', true),
	(1, 'demo-2026-02-12-0', '2026-02-12 16:40:00+00', true),
	(1, 'demo-2026-02-13-0', '2026-02-13 16:40:00+00', true),
	(1, 'demo-2026-02-14-0', '2026-02-14 16:40:00+00', true),
	(1, 'demo-2026-02-16-0', '2026-02-16 16:40:00+00', true);


--
-- Data for Name: archive_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.archive_versions OVERRIDING SYSTEM VALUE VALUES
	(1, 'Tolerâncias de encaixe em peça impressa (antes)', 'O pino tem 10 mm, o furo tem 10 mm e eles não se entendem. As folgas que usamos para prensar, deslizar e soltar, a régua de seis furos para achar as da sua máquina, e o que parafuso, inserto e rolamento pedem de verdade.', '', '', 'https://en.wikibooks.org/wiki/OpenSCAD_User_Manual', 'Antes', '2026-01-31 14:56:55.14+00', 1, 'Marina Alves'),
	(2, 'Um formulário que não perde o que a pessoa digitou (antes)', 'Recarga sem querer, aba fechada, rede que some no elevador. Pouco mais de cem linhas de TypeScript guardam o rascunho, enviam <em>uma vez só</em> e dizem a verdade na tela.', '', '', 'https://html.spec.whatwg.org/multipage/webstorage.html', 'Antes', '2026-03-29 14:56:55.176+00', 2, 'Marina Alves');


--
-- Data for Name: archives; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.archives VALUES
	(1, 'Tolerâncias de encaixe em peça impressa', 'O pino tem 10 mm, o furo tem 10 mm e eles não se entendem. As folgas que usamos para prensar, deslizar e soltar, a régua de seis furos para achar as da sua máquina, e o que parafuso, inserto e rolamento pedem de verdade.', 'O pino tem 10 mm, o furo tem 10 mm e eles não se entendem. As folgas que usamos para prensar, deslizar e soltar, a régua de seis furos para achar as da sua máquina, e o que parafuso, inserto...', '', '', 'https://en.wikibooks.org/wiki/OpenSCAD_User_Manual', 'Uma tampa que não fecha é um defeito pequeno que estraga uma peça inteira. Duas peças impressas na mesma máquina, no mesmo dia, com o mesmo desenho de 10,0 mm, não encaixam: uma é o pino, a outra é o ', '<p>Uma tampa que não fecha é um defeito pequeno que estraga uma peça inteira. Duas peças impressas na mesma máquina, no mesmo dia, com o mesmo desenho de 10,0 mm, não encaixam: uma é o pino, a outra é o furo, e as duas estão certas. O que falta é a folga, e folga se escolhe.</p>
<p>Este artigo traz ', '[]', 974, true, false, '2026-01-30 14:56:55.14+00', '2026-01-30 14:56:55.14+00', 1436, 97, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(2, 'Um formulário que não perde o que a pessoa digitou', 'Recarga sem querer, aba fechada, rede que some no elevador. Pouco mais de cem linhas de TypeScript guardam o rascunho, enviam <em>uma vez só</em> e dizem a verdade na tela.', 'Recarga sem querer, aba fechada, rede que some no elevador. Pouco mais de cem linhas de TypeScript guardam o rascunho, enviam uma vez só e dizem a verdade na tela.', '', '', 'https://html.spec.whatwg.org/multipage/webstorage.html', 'A pessoa escreveu onze linhas sobre a cisterna. Apertou enviar dentro do elevador. A página pensou, pensou, e voltou em branco. Ela não escreveu de novo. Nós é que perdemos a mensagem, e nem soubemos.', '<p>A pessoa escreveu onze linhas sobre a cisterna. Apertou enviar dentro do elevador. A página pensou, pensou, e voltou em branco. Ela não escreveu de novo. Nós é que perdemos a mensagem, e nem soubemos.</p>
<p>Formulário bom guarda o que foi digitado, em quatro situações: recarga sem querer, aba fe', '[]', 653, true, false, '2026-03-28 14:56:55.176+00', '2026-03-28 14:56:55.176+00', 815, 52, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(3, 'Backup que já foi restaurado', 'Nota curta: um roteiro que copia o banco, restaura num banco de prova, faz uma pergunta e joga tudo fora. Toda madrugada, sem ninguém olhar.', 'Nota curta: um roteiro que copia o banco, restaura num banco de prova, faz uma pergunta e joga tudo fora. Toda madrugada, sem ninguém olhar.', '', '', 'https://www.postgresql.org/docs/current/backup-dump.html', 'Backup que nunca foi restaurado é uma suposição com data no nome. Na oficina, a cópia só conta depois de virar um banco de novo, toda madrugada, sem ninguém olhando.

O roteiro faz quatro coisas: copi', '<p>Backup que nunca foi restaurado é uma suposição com data no nome. Na oficina, a cópia só conta depois de virar um banco de novo, toda madrugada, sem ninguém olhando.</p>
<p>O roteiro faz quatro coisas: copia, restaura num banco de prova, faz uma pergunta e joga o banco fora. Se qualquer passo fal', '[]', 193, true, false, '2026-05-21 14:56:55.468+00', '2026-05-21 14:56:55.468+00', 1560, 118, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(4, 'Bateria: a conta que fecha', 'Corrente de repouso, autodescarga e o inverno. Planilha incluída, com as três parcelas que quase toda conta esquece, o código em C que põe o <em>ESP32-C3</em> para dormir e o motivo de prometermos um ano quando o papel diz quase três.', 'Corrente de repouso, autodescarga e o inverno. Planilha incluída, com as três parcelas que quase toda conta esquece, o código em C que põe o ESP32-C3 para dormir e o motivo de prometermos um...', '', '', 'https://docs.espressif.com/projects/esp-idf/en/stable/esp32c3/api-reference/system/sleep_modes.html', 'Todo aparelho a pilha dura um ano na apresentação. Na parede do cliente ele dura o que a conta mandar. A conta não é difícil. O que falta quase sempre são três parcelas: o conversor, a autodescarga e ', '<p>Todo aparelho a pilha dura um ano na apresentação. Na parede do cliente ele dura o que a conta mandar. A conta não é difícil. O que falta quase sempre são três parcelas: o conversor, a autodescarga e o frio.</p>
<p>Vamos fazê-la inteira, com um sensor de nível para cisterna. Duas pilhas AA em sér', '[]', 972, true, true, '2026-07-18 14:56:55.505+00', '2026-07-18 14:56:55.505+00', 1022, 64, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(5, 'Assinar um orçamento sem cartório', 'O que vale como evidência quando o cliente aprova pela tela: o artigo 10 da <em>MP 2.200-2</em>, o que a Lei 14.063 diz e o que não diz, e a função curta que lacra o PDF. Relato de oficina, não parecer jurídico.', 'O que vale como evidência quando o cliente aprova pela tela: o artigo 10 da MP 2.200-2, o que a Lei 14.063 diz e o que não diz, e a função curta que lacra o PDF. Relato de oficina, não parec...', '', '', 'https://www.planalto.gov.br/ccivil_03/mpv/antigas_2001/2200-2.htm', 'O cliente abriu o orçamento no celular, leu, escreveu o nome e apertou *Aprovar*. Não teve caneta, carimbo nem fila. Vale?

Na maioria dos serviços entre particulares, vale. A pergunta melhor é outra:', '<p>O cliente abriu o orçamento no celular, leu, escreveu o nome e apertou <em>Aprovar</em>. Não teve caneta, carimbo nem fila. Vale?</p>
<p>Na maioria dos serviços entre particulares, vale. A pergunta melhor é outra: se um dia alguém disser que não foi ele, o que você tem para mostrar?</p>
<blockquo', '[]', 1053, true, true, '2026-08-22 14:56:55.552+00', '2026-08-22 14:56:55.552+00', 640, 38, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(6, 'Sete filamentos, sete temperaturas', 'Tabela de oficina com o que usamos em cada um, e por quê. De PLA a policarbonato: bico, mesa, câmara, secagem e a pergunta que todo cliente faz.', 'Tabela de oficina com o que usamos em cada um, e por quê. De PLA a policarbonato: bico, mesa, câmara, secagem e a pergunta que todo cliente faz.', '', '', 'https://help.prusa3d.com/materials', 'Esta tabela mora na parede da oficina, entre o extintor e o calendário. Ela diz com que temperatura começamos cada material. Não diz com que temperatura você vai terminar: termistor, bico, marca e até', '<p>Esta tabela mora na parede da oficina, entre o extintor e o calendário. Ela diz com que temperatura começamos cada material. Não diz com que temperatura você vai terminar: termistor, bico, marca e até cor mudam alguma coisa.</p>
<p>Tudo aqui vale para bico de 0,4 mm, camada de 0,2 mm e filamento ', '[]', 1103, true, true, '2026-09-19 14:56:55.622+00', '2026-09-19 14:56:55.622+00', 1877, 140, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(7, 'Banco de dados pequeno também precisa de índice', 'Um relatório de 40 segundos que virou 12 milissegundos com uma linha, e como achar a sua. Como ler o plano do PostgreSQL de dentro para fora, e quando <strong>não</strong> criar índice nenhum.', 'Um relatório de 40 segundos que virou 12 milissegundos com uma linha, e como achar a sua. Como ler o plano do PostgreSQL de dentro para fora, e quando não criar índice nenhum.', '', '', 'https://www.postgresql.org/docs/current/using-explain.html', 'O cliente tinha oito mil pedidos. Não oito milhões: oito mil. E mesmo assim o fechamento do mês levava o tempo de passar um café. Ninguém reclamava, porque o café era bom. Em março eles dobraram de ta', '<p>O cliente tinha oito mil pedidos. Não oito milhões: oito mil. E mesmo assim o fechamento do mês levava o tempo de passar um café. Ninguém reclamava, porque o café era bom. Em março eles dobraram de tamanho e o café esfriou.</p>
<h2 id="o-relatorio-que-travava">O relatório que travava</h2>
<p>A te', '[]', 778, true, true, '2026-10-10 14:56:55.644+00', '2026-10-10 14:56:55.644+00', 2310, 154, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(8, 'LoRa no sítio: seis meses de medições', 'O que o manual não conta sobre antena, umidade e formiga dentro da caixa. Três sensores, 52.704 leituras esperadas, um cano de PVC de R$ 48,00 que valeu mais que todo o código e a tabela mês a mês de quantas chegaram.', 'O que o manual não conta sobre antena, umidade e formiga dentro da caixa. Três sensores, 52.704 leituras esperadas, um cano de PVC de R$ 48,00 que valeu mais que todo o código e a tabela mês...', '', '', 'https://informacoes.anatel.gov.br/legislacao/atos-de-certificacao-de-produtos/2017/1139-ato-14448', 'Um sítio em Angelina, na serra catarinense. Três reservatórios de água e um dono que subia o morro duas vezes por dia para olhar dentro deles. Pusemos um sensor em cada um e um receptor no telhado da ', '<p>Um sítio em Angelina, na serra catarinense. Três reservatórios de água e um dono que subia o morro duas vezes por dia para olhar dentro deles. Pusemos um sensor em cada um e um receptor no telhado da casa. De abril a setembro, cada sensor mandou uma leitura a cada 15 minutos: 17.568 por ponto, em', '[]', 947, true, true, '2026-10-28 14:56:55.682+00', '2026-10-28 14:56:55.682+00', 932, 71, NULL, DEFAULT, 1, '{}', false, true, '', true),
	(9, 'O que pedir antes de contratar um software', 'As perguntas que faríamos do outro lado da mesa: o que está incluído, de quem é o código, onde moram os dados e como se vai embora. Faça-as a nós também.', 'As perguntas que faríamos do outro lado da mesa: o que está incluído, de quem é o código, onde moram os dados e como se vai embora. Faça-as a nós também.', '', '', 'https://www.planalto.gov.br/ccivil_03/leis/l9609.htm', '> Rascunho. Falta passar a parte de propriedade do código pelo advogado e conferir a lista da entrega com a oficina.

Contratar software é comprar uma coisa que ainda não existe de alguém que você aca', '<blockquote>
<p>Rascunho. Falta passar a parte de propriedade do código pelo advogado e conferir a lista da entrega com a oficina.</p>
</blockquote>
<p>Contratar software é comprar uma coisa que ainda não existe de alguém que você acabou de conhecer. Dá certo muitas vezes. Quando dá errado, o motivo', '[]', 927, false, false, '2026-11-13 14:56:55.754+00', '2026-11-13 14:56:55.754+00', 0, 0, NULL, DEFAULT, 1, '{}', false, false, '', true),
	(10, 'Quanto custa, de verdade, um protótipo', 'Material, hora de máquina e as três revisões que ninguém põe na conta. O plástico custou R$ 17,60; o protótipo, R$ 5.124,80. A diferença, <em>item por item</em>, e onde dá para economizar sem se arrepender.', 'Material, hora de máquina e as três revisões que ninguém põe na conta. O plástico custou R$ 17,60; o protótipo, R$ 5.124,80. A diferença, item por item, e onde dá para economizar sem se arre...', '', '', '', '*É só um pedaço de plástico.* É verdade. O plástico da caixa que vamos abrir aqui custou R$ 17,60. O protótipo saiu por R$ 5.124,80. Este artigo é a diferença, item por item.

Os preços são os nossos,', '<p><em>É só um pedaço de plástico.</em> É verdade. O plástico da caixa que vamos abrir aqui custou R$ 17,60. O protótipo saiu por R$ 5.124,80. Este artigo é a diferença, item por item.</p>
<p>Os preços são os nossos, deste ano, em Florianópolis. Troque pelos seus; o que interessa é quais linhas exis', '[]', 917, true, true, '2026-11-21 14:56:55.78+00', '2026-11-21 14:56:55.78+00', 1204, 86, NULL, DEFAULT, 1, '{}', false, true, '', true);


--
-- Data for Name: budget_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.budget_events OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'version', '2026-04-28 14:56:55.919+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(2, 1, 'sent', '2026-04-28 14:56:55.921+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(3, 1, 'seen', '2026-04-29 14:56:55.922+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(4, 1, 'accepted', '2026-05-10 14:56:55.922+00', NULL, 1, 'Padaria Aurora', '', '203.0.113.7', '', 'page', NULL, NULL, 'ec174db6870ee35bda7bd8445f8eb85aa8ffd02f79017e5b20c1b1b38cf2d892', NULL),
	(5, 2, 'version', '2026-07-29 14:56:55.957+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(6, 2, 'sent', '2026-07-29 14:56:55.958+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(7, 3, 'version', '2026-08-20 14:56:55.982+00', 1, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(8, 3, 'sent', '2026-08-20 14:56:55.983+00', 1, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(9, 3, 'seen', '2026-08-21 14:56:55.984+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(10, 3, 'accepted', '2026-09-04 14:56:55.984+00', NULL, 1, 'Joana Bittencourt', '', '203.0.113.7', '', 'page', NULL, NULL, '181dd35fea40ec55658fa60784fa044124e2b048999240366d70447b3daebb83', NULL),
	(11, 4, 'version', '2026-09-10 14:56:56.013+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(12, 4, 'sent', '2026-09-10 14:56:56.014+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(13, 4, 'seen', '2026-09-11 14:56:56.014+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(14, 4, 'accepted', '2026-09-15 14:56:56.015+00', NULL, 1, 'Ana Beatriz Moura', '', '203.0.113.7', '', 'page', NULL, NULL, 'd2e5ceecc1959d49dd19f0b2c3d58c86198cc24ba02c12d26960d7c9a586d7b4', NULL),
	(15, 5, 'version', '2026-10-03 14:56:56.04+00', 1, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(16, 5, 'sent', '2026-10-03 14:56:56.042+00', 1, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(17, 5, 'seen', '2026-10-04 14:56:56.042+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(18, 5, 'refused', '2026-10-07 14:56:56.042+00', NULL, 1, 'Sérgio Andrade', '', '203.0.113.7', 'O orçamento deste ano já fechou. Voltamos a falar em março.', 'page', NULL, NULL, NULL, NULL),
	(19, 6, 'version', '2026-10-11 14:56:56.068+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(20, 6, 'sent', '2026-10-11 14:56:56.069+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(21, 6, 'seen', '2026-10-12 14:56:56.069+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(22, 6, 'accepted', '2026-10-19 14:56:56.07+00', NULL, 1, 'Helena Prado', '', '203.0.113.7', '', 'page', NULL, NULL, '4a31caef20303873d9c1a662cccfb0613c8434c563fb8600a851cf7e55bd4a2f', NULL),
	(23, 8, 'version', '2026-11-05 14:56:56.1+00', 1, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(24, 8, 'sent', '2026-11-05 14:56:56.101+00', 1, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(25, 8, 'seen', '2026-11-06 14:56:56.101+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(26, 8, 'accepted', '2026-11-21 14:56:56.102+00', NULL, 1, 'Estúdio Ladeira', '', '203.0.113.7', '', 'page', NULL, NULL, 'ccf48af60aed510d4a3af6ecb8fc37eafc934f54dd0b302a197eafb0cc7c2854', NULL),
	(27, 9, 'version', '2026-11-10 14:56:56.141+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(28, 9, 'sent', '2026-11-10 14:56:56.144+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(29, 9, 'seen', '2026-11-11 14:56:56.145+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL),
	(30, 9, 'change_requested', '2026-11-14 14:56:56.147+00', NULL, 1, 'Dra. Márcia Teles', '', '203.0.113.7', 'Dá para separar o envio por WhatsApp em um item à parte?', 'page', NULL, NULL, NULL, NULL),
	(31, 10, 'version', '2026-11-15 14:56:56.198+00', 1, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(32, 10, 'sent', '2026-11-15 14:56:56.199+00', 1, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(33, 11, 'version', '2026-11-18 14:56:56.235+00', 2, 1, '', '', '', '', '', NULL, NULL, NULL, NULL),
	(34, 11, 'sent', '2026-11-18 14:56:56.236+00', 2, 1, '', '', '', '', 'link', NULL, NULL, NULL, NULL),
	(35, 11, 'seen', '2026-11-19 14:56:56.237+00', NULL, 1, '', '', '203.0.113.7', '', '', NULL, NULL, NULL, NULL);


--
-- Data for Name: budget_installments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.budget_installments VALUES
	(1, 1, 1, '2026-05-10', 382000, 'ORC1P5540E67E9B', '2026-05-10', 'pix', 2, NULL),
	(2, 1, 2, '2026-05-28', 382000, 'ORC1P4264A63750', '2026-05-28', 'pix', 2, NULL),
	(3, 3, 1, '2026-09-04', 1024000, 'ORC3P3FE2AF47E7', '2026-09-04', 'pix', 1, NULL),
	(4, 3, 2, '2026-09-19', 768000, 'ORC3PDDA457CE59', '2026-09-19', 'pix', 1, NULL),
	(5, 3, 3, '2026-10-19', 768000, 'ORC3P680D91FF94', '2026-10-19', 'pix', 1, NULL),
	(6, 4, 1, '2026-09-15', 85550, 'ORC4PCBADBC2770', '2026-09-15', 'pix', 2, NULL),
	(9, 6, 3, '2026-12-10', 280200, 'ORC6P911A576AD1', NULL, NULL, NULL, NULL),
	(7, 6, 1, '2026-10-19', 373600, 'ORC6P191D4D0FBD', '2026-10-19', 'pix', 2, NULL),
	(8, 6, 2, '2026-11-10', 280200, 'ORC6PF6540E8A88', '2026-11-10', 'pix', 2, NULL),
	(11, 8, 2, '2026-12-05', 505000, 'ORC8P64B50C0916', NULL, NULL, NULL, NULL),
	(10, 8, 1, '2026-11-21', 505000, 'ORC8PD3887F69DA', '2026-11-21', 'pix', 1, NULL);


--
-- Data for Name: budget_numbers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.budget_numbers VALUES
	(1, 2, '2026-11-24 14:56:55.873+00'),
	(2, 2, '2026-11-24 14:56:55.937+00'),
	(3, 1, '2026-11-24 14:56:55.961+00'),
	(4, 2, '2026-11-24 14:56:55.993+00'),
	(5, 1, '2026-11-24 14:56:56.02+00'),
	(6, 2, '2026-11-24 14:56:56.045+00'),
	(7, 1, '2026-11-24 14:56:56.078+00'),
	(8, 1, '2026-11-24 14:56:56.081+00'),
	(9, 2, '2026-11-24 14:56:56.107+00'),
	(10, 1, '2026-11-24 14:56:56.16+00'),
	(11, 2, '2026-11-24 14:56:56.202+00'),
	(12, 1, '2026-11-24 14:56:56.24+00'),
	(13, 2, '2026-11-24 14:56:56.245+00');


--
-- Data for Name: budget_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.budget_versions VALUES
	(1, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 236000, "quantity": 2, "description": "Placa com leitura de seis termopares"}, {"total": 38000, "quantity": 2, "description": "Caixa impressa em ASA, para parede"}, {"total": 490000, "quantity": 1, "description": "Aplicativo de acompanhamento e histórico"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Controle de fornadas", "total": 764000, "client": {"name": "Padaria Aurora", "email": "", "phone": "", "address": "", "contact": "", "document": ""}, "issued": "2026-04-28", "number": "0001", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-08-24", "payments": [{"due": "", "amount": 382000, "percent": 50}, {"due": "2026-05-28", "amount": 382000, "percent": 50}], "validity": "2026-07-27", "additional": 0}', 'budgets/1/a17ce7fe-6fb7-4c42-99bd-74427d7bd577.pdf', 'ec174db6870ee35bda7bd8445f8eb85aa8ffd02f79017e5b20c1b1b38cf2d892', '2026-04-28 14:56:55.917+00', 2),
	(2, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 440000, "quantity": 8, "description": "Digitalização de oito peças"}, {"total": 392000, "quantity": 8, "description": "Impressão e acabamento"}, {"total": 96000, "quantity": 8, "description": "Placas em braile"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Réplicas táteis do acervo", "total": 928000, "client": {"name": "Museu do Porto", "email": "bianca@museu.exemplo.com.br", "phone": "+55 53 90000-4419", "address": "Praça da Matriz, 18\nRio Grande, RS", "contact": "Bianca Torres", "document": "99.000.005/0001-81"}, "issued": "2026-07-29", "number": "0002", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-10-25", "payments": [{"due": "", "amount": 464000, "percent": 50}, {"due": "2026-08-28", "amount": 464000, "percent": 50}], "validity": "2026-10-27", "additional": 0}', 'budgets/2/21bba562-996c-4b23-a613-0af606be1007.pdf', 'b26cf5c5bd7096f4d76e30b4e202b8aebabdc3d5a2f9ba79b7efeb5304a7e4a1', '2026-07-29 14:56:55.956+00', 2),
	(3, 1, '{"extra": {"html": "<p>O painel roda no servidor da cooperativa e <strong>continua funcionando sem internet</strong>: as leituras são enviadas quando a conexão volta.</p>", "markdown": "O painel roda no servidor da cooperativa e **continua funcionando sem internet**: as leituras são enviadas quando a conexão volta."}, "items": [{"total": 320000, "quantity": 1, "description": "Levantamento em campo e especificação"}, {"total": 1480000, "quantity": 1, "description": "Aplicação web com mapa dos talhões e alarmes"}, {"total": 560000, "quantity": 20, "description": "Integração com as 20 estações já instaladas"}, {"total": 140000, "quantity": 2, "description": "Treinamento da equipe, dois encontros"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Painel da irrigação", "total": 2560000, "client": {"name": "Cooperativa Vale Verde", "email": "joana@valeverde.exemplo.com.br", "phone": "+55 54 90000-2210", "address": "Estrada do Pinhal, km 7\nSão Joaquim, SC", "contact": "Joana Bittencourt", "document": "99.000.001/0001-01"}, "issued": "2026-08-20", "number": "0003", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-12-18", "payments": [{"due": "", "amount": 1024000, "percent": 40}, {"due": "2026-09-19", "amount": 768000, "percent": 30}, {"due": "2026-10-19", "amount": 768000, "percent": 30}], "validity": "2026-11-18", "additional": 60000}', 'budgets/3/d5cb4ac1-f72a-4ce3-bc6c-cec73cf5f441.pdf', '181dd35fea40ec55658fa60784fa044124e2b048999240366d70447b3daebb83', '2026-08-20 14:56:55.981+00', 1),
	(4, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 42000, "quantity": 1, "description": "Desenho e prova em tamanho real"}, {"total": 39000, "quantity": 1, "description": "Luminária impressa, com fonte e LED"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Luminária sob medida", "total": 85550, "client": {"name": "Ana Beatriz Moura", "email": "", "phone": "", "address": "", "contact": "", "document": ""}, "issued": "2026-09-10", "number": "0004", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-10-17", "payments": [{"due": "", "amount": 85550, "percent": 100}], "validity": "2026-12-09", "additional": 4550}', 'budgets/4/56c178ab-e990-4918-92c1-b226f063b8d7.pdf', 'd2e5ceecc1959d49dd19f0b2c3d58c86198cc24ba02c12d26960d7c9a586d7b4', '2026-09-10 14:56:56.011+00', 2),
	(5, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 1170000, "quantity": 18, "description": "Dispositivo com GPS e modem"}, {"total": 1640000, "quantity": 1, "description": "Plataforma com mapa e cercas"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Rastreamento da frota", "total": 2960000, "client": {"name": "Transportes Serra Azul", "email": "compras@serraazul.exemplo.com.br", "phone": "+55 47 90000-8801", "address": "Rodovia SC-108, 2200\nJoinville, SC", "contact": "Sérgio Andrade", "document": "99.000.003/0001-92"}, "issued": "2026-10-03", "number": "0005", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-11-20", "payments": [{"due": "", "amount": 1184000, "percent": 40}, {"due": "2026-11-02", "amount": 888000, "percent": 30}, {"due": "2026-12-02", "amount": 888000, "percent": 30}], "validity": "2026-12-14", "additional": 150000}', 'budgets/5/6e26e451-acb7-40d5-8a13-a3de5b332a6a.pdf', '1d9bccea806420bc7d149bdf84ed34f6a71857eddfa42363db0970044325c23e', '2026-10-03 14:56:56.039+00', 1),
	(6, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 218000, "quantity": 1, "description": "Amplificador e placa para as células de carga"}, {"total": 86000, "quantity": 1, "description": "Mostrador e caixa vedada"}, {"total": 630000, "quantity": 1, "description": "Aplicativo de pesagem com leitura do brinco"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Balança do curral", "total": 934000, "client": {"name": "Fazenda Três Rios", "email": "helena@tresrios.exemplo.com.br", "phone": "+55 19 90000-6072", "address": "Estrada do Açude, s/n\nIbiúna, SP", "contact": "Helena Prado", "document": "99.000.004/0001-37"}, "issued": "2026-10-11", "number": "0006", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-12-10", "payments": [{"due": "", "amount": 373600, "percent": 40}, {"due": "2026-11-10", "amount": 280200, "percent": 30}, {"due": "2026-12-10", "amount": 280200, "percent": 30}], "validity": "2027-01-09", "additional": 0}', 'budgets/6/29be6115-89eb-4000-bd6e-7ac1d3a355d1.pdf', '4a31caef20303873d9c1a662cccfb0613c8434c563fb8600a851cf7e55bd4a2f', '2026-10-11 14:56:56.066+00', 2),
	(8, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 240000, "quantity": 1, "description": "Desenho das telas"}, {"total": 680000, "quantity": 1, "description": "Site com agenda e inscrição"}, {"total": 90000, "quantity": 1, "description": "Migração dos textos e fotos atuais"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Site com agenda de aulas", "total": 1010000, "client": {"name": "Estúdio Ladeira", "email": "", "phone": "", "address": "", "contact": "", "document": ""}, "issued": "2026-11-05", "number": "0008", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2027-01-04", "payments": [{"due": "", "amount": 505000, "percent": 50}, {"due": "2026-12-05", "amount": 505000, "percent": 50}], "validity": "2027-02-03", "additional": 0}', 'budgets/8/2e551fe9-52c4-4e6e-999c-a8c2f5f36a92.pdf', 'ccf48af60aed510d4a3af6ecb8fc37eafc934f54dd0b302a197eafb0cc7c2854', '2026-11-05 14:56:56.099+00', 1),
	(9, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 360000, "quantity": 1, "description": "Integração com a agenda da clínica"}, {"total": 290000, "quantity": 1, "description": "Envio por e-mail e WhatsApp, com confirmação"}, {"total": 216000, "quantity": 12, "description": "Hospedagem e acompanhamento por um ano"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Lembretes de consulta", "total": 866000, "client": {"name": "Clínica Pontual", "email": "marcia@clinicapontual.exemplo.com.br", "phone": "+55 48 90000-3145", "address": "Rua das Palmeiras, 410, sala 3\nFlorianópolis, SC", "contact": "Dra. Márcia Teles", "document": "99.000.002/0001-48"}, "issued": "2026-11-10", "number": "0009", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-12-29", "payments": [{"due": "", "amount": 433000, "percent": 50}, {"due": "2026-12-10", "amount": 433000, "percent": 50}], "validity": "2026-12-24", "additional": 0}', 'budgets/9/be96f7a9-d779-4484-9002-b3b1a5c2d164.pdf', 'ceb662f039ccd9cef7a01b4a81654e5ddc576da3c354d5316b0aefe25bf8cb04', '2026-11-10 14:56:56.137+00', 2),
	(10, 1, '{"extra": {"html": "", "markdown": ""}, "items": [{"total": 420000, "quantity": 1, "description": "Projeto eletrônico e protótipo"}, {"total": 315000, "quantity": 3, "description": "Placas montadas e testadas"}, {"total": 520000, "quantity": 1, "description": "Programa de cadastro e relatórios"}, {"total": 120000, "quantity": 1, "description": "Instalação no local"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Catraca da biblioteca", "total": 1375000, "client": {"name": "Colégio Horizonte", "email": "anselmo@horizonte.exemplo.com.br", "phone": "(19) 90000-7350", "address": "", "contact": "Prof. Anselmo Dias", "document": ""}, "issued": "2026-11-15", "number": "0010", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2027-01-13", "payments": [{"due": "", "amount": 550000, "percent": 40}, {"due": "2026-12-15", "amount": 412500, "percent": 30}, {"due": "2027-01-14", "amount": 412500, "percent": 30}], "validity": "2026-11-28", "additional": 0}', 'budgets/10/aa44b5b6-79a4-4ae0-a7fb-52a6e66384b9.pdf', '467d1ca090a97433d043d791b3828385631f2ac156fcc607d25414223338e6cf', '2026-11-15 14:56:56.197+00', 1),
	(11, 1, '{"extra": {"html": "<p>As peças resistem a sol e maresia; a cor é a do lote disponível (<strong>preto</strong> ou <strong>azul</strong>).</p>", "markdown": "As peças resistem a sol e maresia; a cor é a do lote disponível (**preto** ou **azul**)."}, "items": [{"total": 78000, "quantity": 1, "description": "Modelagem da peça, três revisões"}, {"total": 164000, "quantity": 40, "description": "Impressão em PETG reforçado"}, {"total": 56000, "quantity": 40, "description": "Insertos metálicos e montagem"}], "terms": {"html": "<ul>\n<li>Valores em reais, com impostos.</li>\n<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>\n<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>\n<li>Garantia de 90 dias para o que foi entregue.</li>\n</ul>", "markdown": "- Valores em reais, com impostos.\n- O prazo conta a partir da aprovação e do primeiro pagamento.\n- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.\n- Garantia de 90 dias para o que foi entregue."}, "title": "Suportes de sensor para barcos", "total": 298000, "client": {"name": "Oficina Maré", "email": "", "phone": "", "address": "", "contact": "", "document": ""}, "issued": "2026-11-18", "number": "0011", "status": "Pendente", "company": {"cnpj": "11.222.333/0001-81", "name": "Três Camadas", "email": "contato@exemplo.com.br", "address": "Rua das Impressoras, 28, Centro, Florianópolis, SC, 88010-000", "whatsapp": "+55 48 90000-0000", "legalName": "Três Camadas Exemplo de Tecnologia Ltda."}, "version": 1, "deadline": "2026-12-15", "payments": [{"due": "", "amount": 298000, "percent": 100}], "validity": "2026-12-06", "additional": 0}', 'budgets/11/81ed5503-55a4-4c4e-a1ca-7c6434ad2150.pdf', '02ee41316bfd4bb8616dc6a9ca006e1ec09c3b8fe8d07b3b8e37a1a9f2af8ce8', '2026-11-18 14:56:56.232+00', 2);


--
-- Data for Name: budgets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.budgets VALUES
	(1, 2, 'Padaria Aurora', NULL, 'Controle de fornadas', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2026-08-24', '2026-07-27', 764000, 'FINALIZED', '2026-05-10 12:50:55.871+00', '2026-04-28 14:26:55.871+00', '[{"total": 236000, "quantity": 2, "description": "Placa com leitura de seis termopares"}, {"total": 38000, "quantity": 2, "description": "Caixa impressa em ASA, para parede"}, {"total": 490000, "quantity": 1, "description": "Aplicativo de acompanhamento e histórico"}]', '[{"due": null, "amount": null, "percent": 50}, {"due": "2026-05-28", "amount": null, "percent": 50}]', 'accepted', 1, 2, 1, NULL, '0001 padaria aurora controle de fornadas $7,640.00 r$ 7.640,00 7640,00 completed concluido 04/28/2026 28/04/2026 08/24/2026 24/08/2026', '2026-04-28 14:26:55.871+00', 1, '{}', true),
	(2, 2, 'Museu do Porto', 6, 'Réplicas táteis do acervo', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2026-10-25', '2026-10-27', 928000, 'PENDING', NULL, '2026-07-29 14:10:55.935+00', '[{"total": 440000, "quantity": 8, "description": "Digitalização de oito peças"}, {"total": 392000, "quantity": 8, "description": "Impressão e acabamento"}, {"total": 96000, "quantity": 8, "description": "Placas em braile"}]', '[{"due": null, "amount": null, "percent": 50}, {"due": "2026-08-28", "amount": null, "percent": 50}]', 'sent', 1, 2, 1, NULL, '0002 museu do porto replicas tateis do acervo $9,280.00 r$ 9.280,00 9280,00 pending pendente 07/29/2026 29/07/2026 10/25/2026 25/10/2026', '2026-07-29 14:10:55.935+00', 1, '{}', true),
	(3, 1, 'Cooperativa Vale Verde', 1, 'Painel da irrigação', 'O painel roda no servidor da cooperativa e **continua funcionando sem internet**: as leituras são enviadas quando a conexão volta.', '<p>O painel roda no servidor da cooperativa e <strong>continua funcionando sem internet</strong>: as leituras são enviadas quando a conexão volta.</p>', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 60000, '2026-12-18', '2026-11-18', 2560000, 'DEV', '2026-09-04 12:59:55.959+00', '2026-08-20 12:44:55.959+00', '[{"total": 320000, "quantity": 1, "description": "Levantamento em campo e especificação"}, {"total": 1480000, "quantity": 1, "description": "Aplicação web com mapa dos talhões e alarmes"}, {"total": 560000, "quantity": 20, "description": "Integração com as 20 estações já instaladas"}, {"total": 140000, "quantity": 2, "description": "Treinamento da equipe, dois encontros"}]', '[{"due": null, "amount": null, "percent": 40}, {"due": "2026-09-19", "amount": null, "percent": 30}, {"due": "2026-10-19", "amount": null, "percent": 30}]', 'accepted', 1, 2, 1, NULL, '0003 cooperativa vale verde painel da irrigacao $25,600.00 r$ 25.600,00 25600,00 in development em desenvolvimento 08/20/2026 20/08/2026 12/18/2026 18/12/2026', '2026-08-20 12:44:55.959+00', 1, '{}', true),
	(4, 2, 'Ana Beatriz Moura', NULL, 'Luminária sob medida', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 4550, '2026-10-17', '2026-12-09', 85550, 'FINALIZED', '2026-09-15 13:46:55.991+00', '2026-09-10 13:41:55.991+00', '[{"total": 42000, "quantity": 1, "description": "Desenho e prova em tamanho real"}, {"total": 39000, "quantity": 1, "description": "Luminária impressa, com fonte e LED"}]', '[{"due": null, "amount": null, "percent": 100}]', 'accepted', 1, 2, 1, NULL, '0004 ana beatriz moura luminaria sob medida $855.50 r$ 855,50 855,50 completed concluido 09/10/2026 10/09/2026 10/17/2026 17/10/2026', '2026-09-10 13:41:55.991+00', 1, '{}', true),
	(5, 1, 'Transportes Serra Azul', 3, 'Rastreamento da frota', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 150000, '2026-11-20', '2026-12-14', 2960000, 'PENDING', NULL, '2026-10-03 12:52:56.018+00', '[{"total": 1170000, "quantity": 18, "description": "Dispositivo com GPS e modem"}, {"total": 1640000, "quantity": 1, "description": "Plataforma com mapa e cercas"}]', '[{"due": null, "amount": null, "percent": 40}, {"due": "2026-11-02", "amount": null, "percent": 30}, {"due": "2026-12-02", "amount": null, "percent": 30}]', 'refused', 1, 2, 1, NULL, '0005 transportes serra azul rastreamento da frota $29,600.00 r$ 29.600,00 29600,00 pending pendente 10/03/2026 03/10/2026 11/20/2026 20/11/2026', '2026-10-03 12:52:56.018+00', 1, '{}', true),
	(6, 2, 'Fazenda Três Rios', 4, 'Balança do curral', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2026-12-10', '2027-01-09', 934000, 'DEV', '2026-10-19 13:44:56.043+00', '2026-10-11 14:48:56.043+00', '[{"total": 218000, "quantity": 1, "description": "Amplificador e placa para as células de carga"}, {"total": 86000, "quantity": 1, "description": "Mostrador e caixa vedada"}, {"total": 630000, "quantity": 1, "description": "Aplicativo de pesagem com leitura do brinco"}]', '[{"due": null, "amount": null, "percent": 40}, {"due": "2026-11-10", "amount": null, "percent": 30}, {"due": "2026-12-10", "amount": null, "percent": 30}]', 'accepted', 1, 2, 1, NULL, '0006 fazenda tres rios balanca do curral $9,340.00 r$ 9.340,00 9340,00 in development em desenvolvimento 10/11/2026 11/10/2026 12/10/2026 10/12/2026', '2026-10-11 14:48:56.043+00', 1, '{}', true),
	(7, 1, 'Instituto Claraboia', NULL, 'Portal de transparência', 'Aprovado por telefone; o pedido assinado chega na próxima semana.', '<p>Aprovado por telefone; o pedido assinado chega na próxima semana.</p>', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2027-02-02', '2027-01-22', 2500000, 'APPROVED', '2026-11-12 13:32:56.075+00', '2026-10-24 13:49:56.075+00', '[{"total": 280000, "quantity": 1, "description": "Arquitetura da informação"}, {"total": 1860000, "quantity": 1, "description": "Portal com busca e dados abertos"}, {"total": 240000, "quantity": 1, "description": "Acessibilidade: revisão e ajustes"}, {"total": 120000, "quantity": 1, "description": "Documentação e passagem de conhecimento"}]', '[]', 'draft', NULL, 1, 0, NULL, '0007 instituto claraboia portal de transparencia $25,000.00 r$ 25.000,00 25000,00 approved aprovado 10/24/2026 24/10/2026 02/02/2027 02/02/2027', '2026-10-24 13:49:56.075+00', 1, '{}', true),
	(8, 1, 'Estúdio Ladeira', NULL, 'Site com agenda de aulas', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2027-01-04', '2027-02-03', 1010000, 'APPROVED', '2026-11-21 13:05:56.08+00', '2026-11-05 12:13:56.08+00', '[{"total": 240000, "quantity": 1, "description": "Desenho das telas"}, {"total": 680000, "quantity": 1, "description": "Site com agenda e inscrição"}, {"total": 90000, "quantity": 1, "description": "Migração dos textos e fotos atuais"}]', '[{"due": null, "amount": null, "percent": 50}, {"due": "2026-12-05", "amount": null, "percent": 50}]', 'accepted', 1, 2, 1, NULL, '0008 estudio ladeira site com agenda de aulas $10,100.00 r$ 10.100,00 10100,00 approved aprovado 11/05/2026 05/11/2026 01/04/2027 04/01/2027', '2026-11-05 12:13:56.08+00', 1, '{}', true),
	(9, 2, 'Clínica Pontual', 2, 'Lembretes de consulta', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2026-12-29', '2026-12-24', 866000, 'PENDING', NULL, '2026-11-10 12:18:56.105+00', '[{"total": 360000, "quantity": 1, "description": "Integração com a agenda da clínica"}, {"total": 290000, "quantity": 1, "description": "Envio por e-mail e WhatsApp, com confirmação"}, {"total": 216000, "quantity": 12, "description": "Hospedagem e acompanhamento por um ano"}]', '[{"due": null, "amount": null, "percent": 50}, {"due": "2026-12-10", "amount": null, "percent": 50}]', 'change_requested', 1, 2, 1, NULL, '0009 clinica pontual lembretes de consulta $8,660.00 r$ 8.660,00 8660,00 pending pendente 11/10/2026 10/11/2026 12/29/2026 29/12/2026', '2026-11-10 12:18:56.105+00', 1, '{}', true),
	(10, 1, 'Colégio Horizonte', 7, 'Catraca da biblioteca', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2027-01-13', '2026-11-28', 1375000, 'PENDING', NULL, '2026-11-15 12:23:56.15+00', '[{"total": 420000, "quantity": 1, "description": "Projeto eletrônico e protótipo"}, {"total": 315000, "quantity": 3, "description": "Placas montadas e testadas"}, {"total": 520000, "quantity": 1, "description": "Programa de cadastro e relatórios"}, {"total": 120000, "quantity": 1, "description": "Instalação no local"}]', '[{"due": null, "amount": null, "percent": 40}, {"due": "2026-12-15", "amount": null, "percent": 30}, {"due": "2027-01-14", "amount": null, "percent": 30}]', 'sent', 1, 2, 1, NULL, '0010 colegio horizonte catraca da biblioteca $13,750.00 r$ 13.750,00 13750,00 pending pendente 11/15/2026 15/11/2026 01/13/2027 13/01/2027', '2026-11-15 12:23:56.15+00', 1, '{}', true),
	(11, 2, 'Oficina Maré', NULL, 'Suportes de sensor para barcos', 'As peças resistem a sol e maresia; a cor é a do lote disponível (**preto** ou **azul**).', '<p>As peças resistem a sol e maresia; a cor é a do lote disponível (<strong>preto</strong> ou <strong>azul</strong>).</p>', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2026-12-15', '2026-12-06', 298000, 'PENDING', NULL, '2026-11-18 14:14:56.2+00', '[{"total": 78000, "quantity": 1, "description": "Modelagem da peça, três revisões"}, {"total": 164000, "quantity": 40, "description": "Impressão em PETG reforçado"}, {"total": 56000, "quantity": 40, "description": "Insertos metálicos e montagem"}]', '[{"due": null, "amount": null, "percent": 100}]', 'seen', 1, 2, 1, NULL, '0011 oficina mare suportes de sensor para barcos $2,980.00 r$ 2.980,00 2980,00 pending pendente 11/18/2026 18/11/2026 12/15/2026 15/12/2026', '2026-11-18 14:14:56.2+00', 1, '{}', true),
	(12, 1, 'Mercado Bom Dia', NULL, 'Etiquetas eletrônicas de preço', '', '', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2027-01-23', '2027-02-20', 920000, 'PENDING', NULL, '2026-11-22 13:42:56.237+00', '[{"total": 380000, "quantity": 20, "description": "Prova de conceito com 20 etiquetas"}, {"total": 540000, "quantity": 1, "description": "Integração com o sistema do caixa"}]', '[]', 'draft', NULL, 1, 0, NULL, '0012 mercado bom dia etiquetas eletronicas de preco $9,200.00 r$ 9.200,00 9200,00 pending pendente 11/22/2026 22/11/2026 01/23/2027 23/01/2027', '2026-11-22 13:42:56.237+00', 1, '{}', true),
	(13, 2, 'Cervejaria Lúpulo Alto', NULL, 'Controle de fermentação', '| Fermentador | Sensores |
| --- | --- |
| 1 a 4 | temperatura |
| 5 e 6 | temperatura e densidade |', '<div class="table-scroll" role="group" aria-label="Tabela" tabindex="0"><table>
<thead>
<tr>
<th>Fermentador</th>
<th>Sensores</th>
</tr>
</thead>
<tbody>
<tr>
<td>1 a 4</td>
<td>temperatura</td>
</tr>
<tr>
<td>5 e 6</td>
<td>temperatura e densidade</td>
</tr>
</tbody>
</table></div>', '- Valores em reais, com impostos.
- O prazo conta a partir da aprovação e do primeiro pagamento.
- Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.
- Garantia de 90 dias para o que foi entregue.', '<ul>
<li>Valores em reais, com impostos.</li>
<li>O prazo conta a partir da aprovação e do primeiro pagamento.</li>
<li>Duas rodadas de ajustes estão incluídas; outras são combinadas à parte.</li>
<li>Garantia de 90 dias para o que foi entregue.</li>
</ul>', 0, '2027-01-08', '2027-02-21', 849000, 'PENDING', NULL, '2026-11-23 14:19:56.242+00', '[{"total": 294000, "quantity": 6, "description": "Sensores de temperatura e densidade"}, {"total": 185000, "quantity": 1, "description": "Central com relés e alarme"}, {"total": 370000, "quantity": 1, "description": "Painel no celular"}]', '[{"due": null, "amount": null, "percent": 50}, {"due": "2026-12-23", "amount": null, "percent": 50}]', 'draft', NULL, 1, 0, NULL, '0013 cervejaria lupulo alto controle de fermentacao $8,490.00 r$ 8.490,00 8490,00 pending pendente 11/23/2026 23/11/2026 01/08/2027 08/01/2027', '2026-11-23 14:19:56.242+00', 1, '{}', true);


--
-- Data for Name: calendar_alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_alerts VALUES
	(1, '2026-11-02', '2026-11-02 11:45:00+00', '2026-11-02 11:45:00+00'),
	(2, '2026-11-24', '2026-11-24 12:45:00+00', '2026-11-24 12:45:00+00');


--
-- Data for Name: calendar_attendees; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_attendees VALUES
	(1, 2, 'accepted', NULL),
	(5, 2, 'invited', NULL),
	(7, 2, 'accepted', NULL),
	(13, 1, 'invited', NULL);


--
-- Data for Name: calendar_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_counters VALUES
	(1, 1),
	(2, 1);


--
-- Data for Name: calendar_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_events VALUES
	(1, 1, '2831f074-35df-446b-8d0d-022cc4fec230@vitrine', 1, 'Segunda na mesa', 'O que ficou pronto, o que trava, quem precisa de quê. Quinze minutos, de pé.', 'Mesa da oficina', false, '2026-11-02 12:00:00+00', '2026-11-02 12:15:00+00', 'America/Sao_Paulo', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-02', '2027-04-12', '2026-11-02 03:00:00+00', '2027-04-13 03:15:00+00', true, 600, '', '2026-11-30 11:50:00+00', false, 'segunda na mesa o que ficou pronto, o que trava, quem precisa de que. quinze minutos, de pe. mesa da oficina', '2026-11-24 14:56:57.368+00', '2026-11-24 14:56:57.368+00', 1, '{}', true),
	(2, 1, '28025e76-0e81-4e6b-a603-75668ca24ed2@vitrine', 2, 'Medir a bancada da Oficina Maré', 'Levar trena a laser e o calibre. Fotografar os furos antigos antes de tampar.', 'Rua das Marés, 12', false, '2026-11-24 13:00:00+00', '2026-11-24 14:30:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-24 13:00:00+00', '2026-11-24 14:30:00+00', true, 3600, '', NULL, false, 'medir a bancada da oficina mare levar trena a laser e o calibre. fotografar os furos antigos antes de tampar. rua das mares, 12', '2026-11-24 14:56:57.385+00', '2026-11-24 14:56:57.385+00', 1, '{}', true),
	(3, 1, '92bc7f96-3f48-4009-97d4-b28b8f11ef76@vitrine', 3, 'Almoço com a Rosa, da gráfica', '', 'Cantina do largo', false, '2026-11-24 15:30:00+00', '2026-11-24 16:30:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-24 15:30:00+00', '2026-11-24 16:30:00+00', false, NULL, '', NULL, false, 'almoco com a rosa, da grafica  cantina do largo', '2026-11-24 14:56:57.388+00', '2026-11-24 14:56:57.388+00', 1, '{}', true),
	(4, 1, '5403fe37-7e93-4273-aa15-c80eff2918a0@vitrine', 4, 'Impressão longa: casco do sensor', 'PETG cinza, 0,2 mm. Olhar a primeira camada e a troca de rolo por volta das quatro horas.', 'Impressora 2', false, '2026-11-25 11:00:00+00', '2026-11-25 20:00:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-25 11:00:00+00', '2026-11-25 20:00:00+00', false, NULL, '', NULL, false, 'impressao longa: casco do sensor petg cinza, 0,2 mm. olhar a primeira camada e a troca de rolo por volta das quatro horas. impressora 2', '2026-11-24 14:56:57.393+00', '2026-11-24 14:56:57.393+00', 1, '{}', true),
	(5, 1, '261fef54-1770-4f27-b1d9-38f672cf9c1a@vitrine', 4, 'Revisar a placa do medidor com o Davi', 'Trilhas de 24 V perto do conector, e o furo que não bate com a caixa.', 'Mesa da oficina', false, '2026-11-25 17:00:00+00', '2026-11-25 18:00:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-25 17:00:00+00', '2026-11-25 18:00:00+00', false, NULL, '', NULL, false, 'revisar a placa do medidor com o davi trilhas de 24 v perto do conector, e o furo que nao bate com a caixa. mesa da oficina', '2026-11-24 14:56:57.395+00', '2026-11-24 14:56:57.395+00', 1, '{}', true),
	(6, 1, '90267db0-453d-4953-9712-495c74fb7d05@vitrine', 3, 'Ligar para o contador', '', '', false, '2026-11-25 17:30:00+00', '2026-11-25 18:00:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-25 17:30:00+00', '2026-11-25 18:00:00+00', false, NULL, '', NULL, false, 'ligar para o contador  ', '2026-11-24 14:56:57.4+00', '2026-11-24 14:56:57.4+00', 1, '{}', true),
	(7, 1, '3d8309fa-98e0-4872-a0bc-6d67309a3ec5@vitrine', 1, 'Feira de fabricação digital', 'Estande 14. Levar a luminária, o secador e cartões.', 'Centro de convenções', true, '2026-12-02 15:00:00+00', '2026-12-03 15:00:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-12-02 03:00:00+00', '2026-12-04 03:00:00+00', false, NULL, '', NULL, false, 'feira de fabricacao digital estande 14. levar a luminaria, o secador e cartoes. centro de convencoes', '2026-11-24 14:56:57.404+00', '2026-11-24 14:56:57.404+00', 1, '{}', true),
	(8, 1, '6703a485-fcd3-489e-a421-5f5d85c5fc05@vitrine', 2, 'Apresentar o orçamento à padaria', 'Duas opções: só o site, ou site com os pedidos por telefone.', 'Chamada de vídeo', false, '2026-11-26 14:00:00+00', '2026-11-26 14:45:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-26 14:00:00+00', '2026-11-26 14:45:00+00', true, 900, '', '2026-11-26 13:45:00+00', false, 'apresentar o orcamento a padaria duas opcoes: so o site, ou site com os pedidos por telefone. chamada de video', '2026-11-24 14:56:57.408+00', '2026-11-24 14:56:57.408+00', 1, '{}', true),
	(9, 1, '0b1c74ea-62b0-4c62-b81a-0f3fb590e334@vitrine', 4, 'Trocar o bico e o filtro das impressoras', '', 'Oficina', false, '2026-11-13 20:00:00+00', '2026-11-13 20:40:00+00', 'America/Sao_Paulo', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-13', NULL, '2026-11-13 03:00:00+00', NULL, false, NULL, '', NULL, false, 'trocar o bico e o filtro das impressoras  oficina', '2026-11-24 14:56:57.416+00', '2026-11-24 14:56:57.416+00', 1, '{}', true),
	(10, 1, 'f201c425-838c-4633-ba9f-652955122e57@vitrine', 4, 'Conferir o backup restaurado', 'Abrir a cópia da noite em outra máquina e ver três registros ao acaso.', '', false, '2026-11-16 19:00:00+00', '2026-11-16 19:30:00+00', 'America/Sao_Paulo', 'FREQ=MONTHLY;BYDAY=1TU,3TU', '2026-11-16', NULL, '2026-11-16 03:00:00+00', NULL, false, NULL, '', NULL, false, 'conferir o backup restaurado abrir a copia da noite em outra maquina e ver tres registros ao acaso. ', '2026-11-24 14:56:57.424+00', '2026-11-24 14:56:57.424+00', 1, '{}', true),
	(11, 1, '5beba89c-57bf-4bd1-a460-b873d4fe90cb@vitrine', 2, 'Entregar a maquete tátil', '', 'Museu da cidade', false, '2026-11-20 12:30:00+00', '2026-11-20 13:30:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-20 12:30:00+00', '2026-11-20 13:30:00+00', false, NULL, '', NULL, true, 'entregar a maquete tatil  museu da cidade', '2026-11-24 14:56:57.429+00', '2026-11-24 14:56:57.429+00', 1, '{}', true),
	(12, 2, 'afc0e038-3303-4a7d-8643-2ae6f59cdbd2@vitrine', 12, 'Soldar as placas do sensor de nível', 'Doze unidades. Testar cada uma antes da próxima.', 'Bancada', false, '2026-11-23 16:30:00+00', '2026-11-23 19:00:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-23 16:30:00+00', '2026-11-23 19:00:00+00', false, NULL, '', NULL, false, 'soldar as placas do sensor de nivel doze unidades. testar cada uma antes da proxima. bancada', '2026-11-24 14:56:57.436+00', '2026-11-24 14:56:57.436+00', 1, '{}', true),
	(13, 2, 'ca6970e6-6286-41b7-a085-79e4755c2ac2@vitrine', 13, 'Instalar no sítio', 'Levar antena reserva, multímetro e a escada.', 'Estrada do Açude, km 4', false, '2026-11-27 10:30:00+00', '2026-11-27 15:30:00+00', 'America/Sao_Paulo', NULL, NULL, NULL, '2026-11-27 10:30:00+00', '2026-11-27 15:30:00+00', true, 43200, '', '2026-11-26 22:30:00+00', false, 'instalar no sitio levar antena reserva, multimetro e a escada. estrada do acude, km 4', '2026-11-24 14:56:57.44+00', '2026-11-24 14:56:57.44+00', 1, '{}', true),
	(14, 2, '6136ff74-a0cc-4ae9-946d-551a647ae6a7@vitrine', 14, 'Aula de marcenaria', '', '', false, '2026-11-09 22:00:00+00', '2026-11-10 00:00:00+00', 'America/Sao_Paulo', 'FREQ=WEEKLY;BYDAY=TU,TH', '2026-11-09', '2027-02-21', '2026-11-09 03:00:00+00', '2027-02-22 05:00:00+00', false, NULL, '', NULL, false, 'aula de marcenaria  ', '2026-11-24 14:56:57.445+00', '2026-11-24 14:56:57.445+00', 1, '{}', true);


--
-- Data for Name: calendar_feeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_feeds VALUES
	(1, 2, true);


--
-- Data for Name: calendar_guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_guests VALUES
	(1, 2, 'oficina@mare.exemplo.com.br', 'accepted', NULL, false, 'http://localhost:7455', NULL, NULL),
	(2, 8, 'renata@padaria.exemplo.com.br', 'accepted', NULL, false, 'http://localhost:7455', NULL, NULL),
	(3, 8, 'financeiro@padaria.exemplo.com.br', 'invited', NULL, false, 'http://localhost:7455', NULL, NULL);


--
-- Data for Name: calendar_occurrences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_occurrences VALUES
	(1, '2026-11-09', true, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-24 14:59:46.64635+00'),
	(1, '2026-11-16', false, false, NULL, 'Só desta vez', NULL, NULL, NULL, '2026-11-16 13:00:00+00', '2026-11-16 13:15:00+00', NULL, NULL, NULL, '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: calendar_tags; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_tags VALUES
	(1, 1, 'equipe', 'violet'),
	(2, 1, 'cliente', 'orange'),
	(3, 1, 'pessoal', 'cobalt'),
	(4, 1, 'oficina', 'teal'),
	(12, 2, 'oficina', 'teal'),
	(13, 2, 'cliente', 'orange'),
	(14, 2, 'pessoal', 'cobalt');


--
-- Data for Name: clients; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.clients VALUES
	(1, 'Cooperativa Vale Verde', 'Joana Bittencourt', 'joana@valeverde.exemplo.com.br', '+55 54 90000-2210', '99000001000101', 'Estrada do Pinhal, km 7
São Joaquim, SC', 'Colheita de fevereiro a abril: não marcar visita nesses meses.', 'cooperativa vale verde joana bittencourt joana@valeverde.exemplo.com.br +55 54 90000-2210 5554900002210 99000001000101 99.000.001/0001-01', '2026-04-26 14:56:55.864+00', NULL, '2026-04-26 14:56:55.864+00', 1, '{}', true),
	(2, 'Clínica Pontual', 'Dra. Márcia Teles', 'marcia@clinicapontual.exemplo.com.br', '+55 48 90000-3145', '99000002000148', 'Rua das Palmeiras, 410, sala 3
Florianópolis, SC', '', 'clinica pontual dra. marcia teles marcia@clinicapontual.exemplo.com.br +55 48 90000-3145 5548900003145 99000002000148 99.000.002/0001-48', '2026-06-09 14:56:55.864+00', NULL, '2026-06-09 14:56:55.864+00', 1, '{}', true),
	(3, 'Transportes Serra Azul', 'Sérgio Andrade', 'compras@serraazul.exemplo.com.br', '+55 47 90000-8801', '99000003000192', 'Rodovia SC-108, 2200
Joinville, SC', 'Paga em 28 dias. Pedido de compra sai às quintas.', 'transportes serra azul sergio andrade compras@serraazul.exemplo.com.br +55 47 90000-8801 5547900008801 99000003000192 99.000.003/0001-92', '2026-07-16 14:56:55.864+00', NULL, '2026-07-16 14:56:55.864+00', 1, '{}', true),
	(4, 'Fazenda Três Rios', 'Helena Prado', 'helena@tresrios.exemplo.com.br', '+55 19 90000-6072', '99000004000137', 'Estrada do Açude, s/n
Ibiúna, SP', 'Sem sinal de celular perto do curral: LoRa até a casa.', 'fazenda tres rios helena prado helena@tresrios.exemplo.com.br +55 19 90000-6072 5519900006072 99000004000137 99.000.004/0001-37', '2026-08-20 14:56:55.864+00', NULL, '2026-08-20 14:56:55.864+00', 1, '{}', true),
	(5, 'Renata Figueiredo', '', 'renata@padaria.exemplo.com.br', '+55 19 90000-1180', '00000002801', 'Campinas, SP', 'Padaria com duas câmaras frias. Escreveu pelo site.', 'renata figueiredo  renata@padaria.exemplo.com.br +55 19 90000-1180 5519900001180 ', '2026-09-24 14:56:55.864+00', NULL, '2026-09-24 14:56:55.864+00', 1, '{}', true),
	(6, 'Museu do Porto', 'Bianca Torres', 'bianca@museu.exemplo.com.br', '+55 53 90000-4419', '99000005000181', 'Praça da Matriz, 18
Rio Grande, RS', 'As peças não saem do prédio: levar o escâner.', 'museu do porto bianca torres bianca@museu.exemplo.com.br +55 53 90000-4419 5553900004419 99000005000181 99.000.005/0001-81', '2026-07-26 14:56:55.864+00', NULL, '2026-07-26 14:56:55.864+00', 1, '{}', true),
	(7, 'Colégio Horizonte', 'Prof. Anselmo Dias', 'anselmo@horizonte.exemplo.com.br', '(19) 90000-7350', '', '', '', 'colegio horizonte prof. anselmo dias anselmo@horizonte.exemplo.com.br (19) 90000-7350 19900007350  ', '2026-11-12 14:56:55.864+00', NULL, '2026-11-12 14:56:55.864+00', 1, '{}', true);


--
-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_messages VALUES
	(1, 'Bianca Torres', 'bianca@museu.exemplo.com.br', 'Somos um museu pequeno e precisamos de réplicas táteis de seis peças para visitantes cegos. As peças podem ser escaneadas aqui, mas não podem sair do prédio.

O edital fecha no fim do trimestre. Conseguem visitar o acervo antes disso?', '/home', NULL, true, false, '2026-09-24 11:20:57.457+00', true, true, DEFAULT),
	(2, 'Otávio Reis', 'WhatsApp (11) 90000-3308', 'Vi o artigo sobre a estufa. Faço orgânicos em Ibiúna e queria a mesma coisa para três canteiros, sem depender de internet o tempo todo.', '/archive', NULL, true, false, '2026-10-17 01:38:57.457+00', true, true, DEFAULT),
	(3, 'Paula Nogueira', 'paula.nogueira@exemplo.com.br', 'A placa do meu medidor chegou com um conector torto. Mando foto por onde?', '/contact', NULL, true, true, '2026-11-07 11:08:57.457+00', true, true, DEFAULT),
	(4, 'Marcenaria Três Irmãos', '+55 31 90000-7754', 'Queremos um orçamento de um sistema simples de pedidos: o cliente escolhe a medida, a madeira e o acabamento, e sai uma folha para a oficina.

São uns 40 pedidos por mês. Hoje é tudo em planilha.', '/archive-view/5', NULL, true, false, '2026-11-15 09:50:57.457+00', false, true, DEFAULT),
	(5, 'Henrique Sato', 'henrique.sato@exemplo.com.br', 'Comprei o controlador de irrigação e ele funciona muito bem, obrigado. Só não achei onde trocar a senha do Wi-Fi depois que mudei de roteador.', '/project-view/2', NULL, true, false, '2026-11-20 11:26:57.457+00', true, true, DEFAULT),
	(6, 'Lúcia Amaral', '@lucia_exemplo', 'Dou aula de robótica numa escola pública e queria montar um kit com sensor de luz e de distância para 12 alunos. A verba é de R$ 900,00. Dá para fazer alguma coisa com isso?', '/', NULL, false, false, '2026-11-23 11:44:57.457+00', false, true, DEFAULT),
	(7, 'Tiago Brandão', '(41) 90000-4127', 'Vocês imprimem em ABS? Preciso de 60 tampas de 42 mm até dia 15, tenho o STL pronto.', '/projects', NULL, false, false, '2026-11-24 05:14:57.457+00', false, true, DEFAULT),
	(8, 'Renata Figueiredo', 'renata@padaria.exemplo.com.br', 'Bom dia! Tenho uma padaria e preciso acompanhar a temperatura de duas câmaras frias pelo celular, com aviso se passar de 8 °C. Hoje alguém anota num caderno a cada duas horas.

Vocês instalam em Campinas ou mandam pelo correio?', '/archive-view/3', NULL, false, false, '2026-11-24 12:32:57.457+00', false, true, DEFAULT);


--
-- Data for Name: finance_accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_accounts VALUES
	(1, 1, 'Banco Exemplo', 'bank', '999', '0001', '12345-6', 1840000, false, '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(2, 1, 'Cartão da empresa', 'card', '', '', '', 0, false, '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(3, 1, 'Caixa', 'cash', '', '', '', 260000, false, '2026-11-24 14:56:56.272643+00', 1, '{}', true);


--
-- Data for Name: finance_attachments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_attachments VALUES
	(1, 1, 'finance/1/recibo-00000000.pdf', 'recibo.pdf', 1234, '2026-11-24 14:59:46.64635+00', 1);


--
-- Data for Name: finance_balances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_balances VALUES
	(1, 1, '2026-10-31', 3473435, NULL),
	(2, 1, '2026-11-23', 4004932, NULL);


--
-- Data for Name: finance_bills; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_bills VALUES
	(1, 1, 'Filamento PETG, 12 kg', 118800, 'Material', 'despesa', 1, '2026-11-21', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(2, 1, 'Seguro do equipamento, parcela 4 de 6', 31275, 'Seguros', 'despesa', 1, '2026-11-24', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(3, 1, 'Manutenção extra: Colégio Horizonte', 95000, 'Manutenção', 'receita', 1, '2026-11-28', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(4, 1, 'Extintores: recarga anual', 26800, 'Sala', 'despesa', 3, '2026-11-30', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(5, 1, 'Renovação dos domínios', 24000, 'Servidores', 'despesa', 2, '2026-12-13', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(6, 1, 'Manutenção mensal: Cooperativa Vale Verde', 220000, 'Manutenção', 'receita', 1, '2026-11-25', NULL, 7, '2026-11-25', '2026-11-24 14:56:56.32+00', NULL, NULL, 1, '{}', true),
	(7, 1, 'Pró-labore: Marina', 650000, 'Pessoal', 'despesa', 1, '2026-11-28', NULL, 8, '2026-11-28', '2026-11-24 14:56:56.322+00', NULL, NULL, 1, '{}', true),
	(8, 2, 'Licença do programa de CAD', 17900, 'Software', 'despesa', NULL, '2026-11-29', NULL, NULL, NULL, '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true);


--
-- Data for Name: finance_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_categories VALUES
	(1, 2, 'Orçamentos', 'orcamentos', 0, true),
	(2, 1, 'Orçamentos', 'orcamentos', 0, true),
	(3, 1, 'Aluguel', 'aluguel', 1, true),
	(4, 1, 'Consultoria', 'consultoria', 2, true),
	(5, 1, 'Contabilidade', 'contabilidade', 3, true),
	(6, 1, 'Copa', 'copa', 4, true),
	(7, 1, 'Energia', 'energia', 5, true),
	(8, 1, 'Equipamento', 'equipamento', 6, true),
	(9, 1, 'Formação', 'formacao', 7, true),
	(10, 1, 'Fretes', 'fretes', 0, true),
	(11, 1, 'Impostos', 'impostos', 1, true),
	(12, 1, 'Internet', 'internet', 2, true),
	(13, 1, 'Manutenção', 'manutencao', 3, true),
	(14, 1, 'Material', 'material', 4, true),
	(15, 1, 'Pessoal', 'pessoal', 5, true),
	(16, 1, 'Projetos', 'projetos', 6, true),
	(17, 1, 'Protótipos', 'prototipos', 7, true),
	(18, 1, 'Sala', 'sala', 0, true),
	(19, 1, 'Seguros', 'seguros', 1, true),
	(20, 1, 'Servidores', 'servidores', 2, true),
	(21, 1, 'Transferência', 'transferencia', 3, true),
	(22, 1, 'Viagens', 'viagens', 4, true),
	(23, 2, 'Equipamento', 'equipamento', 1, true),
	(24, 2, 'Material', 'material', 2, true),
	(25, 2, 'Pessoal', 'pessoal', 3, true),
	(26, 2, 'Sala', 'sala', 4, true),
	(27, 2, 'Software', 'software', 5, true);


--
-- Data for Name: finance_csv_mappings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_csv_mappings VALUES
	(1, 'Data;Valor;Descrição', '{"date": 0, "value": 1, "description": 2}', 2);


--
-- Data for Name: finance_import_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_import_lines VALUES
	(1, 1, 1, 'ofx:2026-11-03:1', '2026110301', 1, 'same'),
	(2, 2, 2, 'csv:2026-11-04:1', '', NULL, 'made');


--
-- Data for Name: finance_import_rules; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_import_rules VALUES
	(1, 1, 'energia', 'Energia', false, false);


--
-- Data for Name: finance_imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_imports VALUES
	(1, 1, 'extrato.ofx', 'ofx', 1, 0, 1, '2026-11-24 14:59:46.646+00', 1, NULL, false),
	(2, 1, 'cartao.csv', 'csv', 1, 0, 0, '2026-11-24 14:59:46.646+00', 1, NULL, false);


--
-- Data for Name: finance_repeats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_repeats VALUES
	(1, 1, 'Sustentação mensal: Transportes Serra Azul', 430000, 'Manutenção', 'receita', 1, 'bill', 'monthly', '2026-12-04', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(2, 1, 'Aluguel da sala', 245000, 'Aluguel', 'despesa', 1, 'bill', 'monthly', '2026-12-05', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(3, 1, 'Pró-labore: Davi', 420000, 'Pessoal', 'despesa', 1, 'bill', 'monthly', '2026-12-06', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(4, 1, 'Acompanhamento da linha: Metalúrgica Vale do Itajaí', 560000, 'Consultoria', 'receita', 1, 'bill', 'monthly', '2026-12-08', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(5, 1, 'Internet e telefone', 21990, 'Internet', 'despesa', 1, 'report', 'monthly', '2026-12-10', NULL, '2026-11-24', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(6, 1, 'Manutenção mensal: Clínica Pontual', 148000, 'Manutenção', 'receita', 1, 'bill', 'monthly', '2026-12-22', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(7, 1, 'Manutenção mensal: Cooperativa Vale Verde', 220000, 'Manutenção', 'receita', 1, 'bill', 'monthly', '2026-11-25', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true),
	(8, 1, 'Pró-labore: Marina', 650000, 'Pessoal', 'despesa', 1, 'bill', 'monthly', '2026-11-28', NULL, '2026-12-01', '2026-11-24 14:56:56.272643+00', 1, '{}', true);


--
-- Data for Name: finance_reports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_reports VALUES
	(1, 2, 'Orçamento 0001, parcela 1: Padaria Aurora', 382000, 'Orçamentos', 'receita', false, '2026-05-10', NULL, NULL, 1, NULL, false, '/dashboard/budget-printer?id=1', 'Orçamento 0001, parcela 1', NULL, NULL, NULL, 'orcamento 0001, parcela 1: padaria aurora orcamentos r$ 3.820,00 3820.00 3820,00 10/05/2026', '2026-11-24 14:56:55.928+00', 2, NULL, 1, '{}', true),
	(2, 2, 'Orçamento 0001, parcela 2: Padaria Aurora', 382000, 'Orçamentos', 'receita', false, '2026-05-28', NULL, NULL, 2, NULL, false, '/dashboard/budget-printer?id=1', 'Orçamento 0001, parcela 2', NULL, NULL, NULL, 'orcamento 0001, parcela 2: padaria aurora orcamentos r$ 3.820,00 3820.00 3820,00 28/05/2026', '2026-11-24 14:56:55.931+00', 2, NULL, 1, '{}', true),
	(3, 1, 'Orçamento 0003, parcela 1: Cooperativa Vale Verde', 1024000, 'Orçamentos', 'receita', false, '2026-09-04', NULL, NULL, 3, NULL, false, '/dashboard/budget-printer?id=3', 'Orçamento 0003, parcela 1', NULL, NULL, NULL, 'orcamento 0003, parcela 1: cooperativa vale verde orcamentos r$ 10.240,00 10240.00 10240,00 04/09/2026', '2026-11-24 14:56:55.987+00', 1, NULL, 1, '{}', true),
	(4, 1, 'Orçamento 0003, parcela 2: Cooperativa Vale Verde', 768000, 'Orçamentos', 'receita', false, '2026-09-19', NULL, NULL, 4, NULL, false, '/dashboard/budget-printer?id=3', 'Orçamento 0003, parcela 2', NULL, NULL, NULL, 'orcamento 0003, parcela 2: cooperativa vale verde orcamentos r$ 7.680,00 7680.00 7680,00 19/09/2026', '2026-11-24 14:56:55.988+00', 1, NULL, 1, '{}', true),
	(5, 1, 'Orçamento 0003, parcela 3: Cooperativa Vale Verde', 768000, 'Orçamentos', 'receita', false, '2026-10-19', NULL, NULL, 5, NULL, false, '/dashboard/budget-printer?id=3', 'Orçamento 0003, parcela 3', NULL, NULL, NULL, 'orcamento 0003, parcela 3: cooperativa vale verde orcamentos r$ 7.680,00 7680.00 7680,00 19/10/2026', '2026-11-24 14:56:55.989+00', 1, NULL, 1, '{}', true),
	(6, 2, 'Orçamento 0004, parcela 1: Ana Beatriz Moura', 85550, 'Orçamentos', 'receita', false, '2026-09-15', NULL, NULL, 6, NULL, false, '/dashboard/budget-printer?id=4', 'Orçamento 0004, parcela 1', NULL, NULL, NULL, 'orcamento 0004, parcela 1: ana beatriz moura orcamentos r$ 855,50 855.50 855,50 15/09/2026', '2026-11-24 14:56:56.016+00', 2, NULL, 1, '{}', true),
	(7, 2, 'Orçamento 0006, parcela 1: Fazenda Três Rios', 373600, 'Orçamentos', 'receita', false, '2026-10-19', NULL, NULL, 7, NULL, false, '/dashboard/budget-printer?id=6', 'Orçamento 0006, parcela 1', NULL, NULL, NULL, 'orcamento 0006, parcela 1: fazenda tres rios orcamentos r$ 3.736,00 3736.00 3736,00 19/10/2026', '2026-11-24 14:56:56.072+00', 2, NULL, 1, '{}', true),
	(8, 2, 'Orçamento 0006, parcela 2: Fazenda Três Rios', 280200, 'Orçamentos', 'receita', false, '2026-11-10', NULL, NULL, 8, NULL, false, '/dashboard/budget-printer?id=6', 'Orçamento 0006, parcela 2', NULL, NULL, NULL, 'orcamento 0006, parcela 2: fazenda tres rios orcamentos r$ 2.802,00 2802.00 2802,00 10/11/2026', '2026-11-24 14:56:56.073+00', 2, NULL, 1, '{}', true),
	(9, 1, 'Orçamento 0008, parcela 1: Estúdio Ladeira', 505000, 'Orçamentos', 'receita', false, '2026-11-21', NULL, NULL, 10, NULL, false, '/dashboard/budget-printer?id=8', 'Orçamento 0008, parcela 1', NULL, NULL, NULL, 'orcamento 0008, parcela 1: estudio ladeira orcamentos r$ 5.050,00 5050.00 5050,00 21/11/2026', '2026-11-24 14:56:56.104+00', 1, NULL, 1, '{}', true),
	(10, 1, 'Padaria Aurora: café da semana', 17569, 'Copa', 'despesa', false, '2026-11-03', 3, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'padaria aurora: cafe da semana copa r$ 175,69 175.69 175,69 03/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(11, 1, 'Sustentação mensal: Transportes Serra Azul', 430000, 'Manutenção', 'receita', false, '2026-11-04', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'sustentacao mensal: transportes serra azul manutencao r$ 4.300,00 4300.00 4300,00 04/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(12, 1, 'Aluguel da sala', 245000, 'Aluguel', 'despesa', false, '2026-11-05', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'aluguel da sala aluguel r$ 2.450,00 2450.00 2450,00 05/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(13, 1, 'Pró-labore: Davi', 420000, 'Pessoal', 'despesa', false, '2026-11-06', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore: davi pessoal r$ 4.200,00 4200.00 4200,00 06/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(14, 1, 'Contabilidade Ponto Certo', 78000, 'Contabilidade', 'despesa', false, '2026-11-07', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'contabilidade ponto certo contabilidade r$ 780,00 780.00 780,00 07/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(15, 1, 'Acompanhamento da linha: Metalúrgica Vale do Itajaí', 560000, 'Consultoria', 'receita', false, '2026-11-08', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'acompanhamento da linha: metalurgica vale do itajai consultoria r$ 5.600,00 5600.00 5600,00 08/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(16, 1, 'Internet e telefone', 21990, 'Internet', 'despesa', false, '2026-11-10', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'internet e telefone internet r$ 219,90 219.90 219,90 10/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(17, 1, 'Energia elétrica', 41649, 'Energia', 'despesa', false, '2026-11-12', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'energia eletrica energia r$ 416,49 416.49 416,49 12/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(18, 1, 'Filamento e componentes', 127539, 'Material', 'despesa', false, '2026-11-14', 2, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'filamento e componentes material r$ 1.275,39 1275.39 1275,39 14/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(19, 1, 'Servidores e domínios', 18990, 'Servidores', 'despesa', false, '2026-11-18', 2, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'servidores e dominios servidores r$ 189,90 189.90 189,90 18/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(20, 1, 'Simples Nacional (DAS)', 205274, 'Impostos', 'despesa', false, '2026-11-20', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'simples nacional (das) impostos r$ 2.052,74 2052.74 2052,74 20/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(21, 1, 'Fatura do cartão', 154670, 'Transferência', 'despesa', true, '2026-11-21', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'fatura do cartao transferencia r$ 1.546,70 1546.70 1546,70 21/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(22, 1, 'Pagamento da fatura', 154670, 'Transferência', 'receita', true, '2026-11-21', 2, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pagamento da fatura transferencia r$ 1.546,70 1546.70 1546,70 21/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(23, 1, 'Manutenção mensal: Clínica Pontual', 148000, 'Manutenção', 'receita', false, '2026-11-22', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'manutencao mensal: clinica pontual manutencao r$ 1.480,00 1480.00 1480,00 22/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(24, 1, 'Padaria Aurora: café da semana', 17734, 'Copa', 'despesa', false, '2026-10-03', 3, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'padaria aurora: cafe da semana copa r$ 177,34 177.34 177,34 03/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(25, 1, 'Sustentação mensal: Transportes Serra Azul', 430000, 'Manutenção', 'receita', false, '2026-10-04', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'sustentacao mensal: transportes serra azul manutencao r$ 4.300,00 4300.00 4300,00 04/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(26, 1, 'Aluguel da sala', 245000, 'Aluguel', 'despesa', false, '2026-10-05', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'aluguel da sala aluguel r$ 2.450,00 2450.00 2450,00 05/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(27, 1, 'Pró-labore: Davi', 420000, 'Pessoal', 'despesa', false, '2026-10-06', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore: davi pessoal r$ 4.200,00 4200.00 4200,00 06/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(28, 1, 'Contabilidade Ponto Certo', 78000, 'Contabilidade', 'despesa', false, '2026-10-07', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'contabilidade ponto certo contabilidade r$ 780,00 780.00 780,00 07/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(29, 1, 'Acompanhamento da linha: Metalúrgica Vale do Itajaí', 560000, 'Consultoria', 'receita', false, '2026-10-08', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'acompanhamento da linha: metalurgica vale do itajai consultoria r$ 5.600,00 5600.00 5600,00 08/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(30, 1, 'Internet e telefone', 21990, 'Internet', 'despesa', false, '2026-10-10', 1, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'internet e telefone internet r$ 219,90 219.90 219,90 10/10/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(253, 2, 'Pró-labore', 420000, 'Pessoal', 'receita', false, '2026-02-06', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore pessoal r$ 4.200,00 4200.00 4200,00 06/02/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(254, 2, 'Coworking do bairro', 39000, 'Sala', 'despesa', false, '2026-02-09', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'coworking do bairro sala r$ 390,00 390.00 390,00 09/02/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(255, 2, 'Pró-labore', 420000, 'Pessoal', 'receita', false, '2026-01-06', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore pessoal r$ 4.200,00 4200.00 4200,00 06/01/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(256, 2, 'Coworking do bairro', 39000, 'Sala', 'despesa', false, '2026-01-09', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'coworking do bairro sala r$ 390,00 390.00 390,00 09/01/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(257, 2, 'Pró-labore', 420000, 'Pessoal', 'receita', false, '2025-12-06', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore pessoal r$ 4.200,00 4200.00 4200,00 06/12/2025', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(258, 2, 'Coworking do bairro', 39000, 'Sala', 'despesa', false, '2025-12-09', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'coworking do bairro sala r$ 390,00 390.00 390,00 09/12/2025', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(259, 2, 'Pró-labore', 420000, 'Pessoal', 'receita', false, '2025-11-06', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pro-labore pessoal r$ 4.200,00 4200.00 4200,00 06/11/2025', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(260, 2, 'Coworking do bairro', 39000, 'Sala', 'despesa', false, '2025-11-09', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'coworking do bairro sala r$ 390,00 390.00 390,00 09/11/2025', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(261, 2, 'Monitor para o laboratório', 124990, 'Equipamento', 'despesa', false, '2026-08-21', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'monitor para o laboratorio equipamento r$ 1.249,90 1249.90 1249,90 21/08/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true),
	(262, 2, 'Peças da bancada', 21835, 'Material', 'despesa', false, '2026-11-12', NULL, NULL, NULL, NULL, false, '', '', NULL, NULL, NULL, 'pecas da bancada material r$ 218,35 218.35 218,35 12/11/2026', '2026-11-24 14:56:56.272643+00', NULL, NULL, 1, '{}', true);


--
-- Data for Name: first_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.first_run VALUES
	(true, '2026-11-24 14:56:57.743+00', 'demo');


--
-- Data for Name: installation; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.installation VALUES
	(true, '2026-11-24 14:59:46.64635+00', '2026-11-24 14:59:46.64635+00', 'smtp', NULL);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('0001_accounts', '2026-11-24T14:56:53.216Z'),
	('0002_archives', '2026-11-24T14:56:53.258Z'),
	('0003_views', '2026-11-24T14:56:53.270Z'),
	('0004_site', '2026-11-24T14:56:53.279Z'),
	('0005_page_news', '2026-11-24T14:56:53.284Z'),
	('0006_archive_versions', '2026-11-24T14:56:53.300Z'),
	('0007_projects', '2026-11-24T14:56:53.349Z'),
	('0008_search', '2026-11-24T14:56:53.385Z'),
	('0009_contact', '2026-11-24T14:56:53.393Z'),
	('0010_visits', '2026-11-24T14:56:53.398Z'),
	('0011_site_html', '2026-11-24T14:56:53.399Z'),
	('0012_project_members', '2026-11-24T14:56:53.403Z'),
	('0013_view_totals', '2026-11-24T14:56:53.420Z'),
	('0014_messages', '2026-11-24T14:56:53.428Z'),
	('0015_screen_time', '2026-11-24T14:56:53.440Z'),
	('0016_people', '2026-11-24T14:56:53.447Z'),
	('0017_revisions', '2026-11-24T14:56:53.449Z'),
	('0018_public_views', '2026-11-24T14:56:53.471Z'),
	('0019_uncoloured_code', '2026-11-24T14:56:53.472Z'),
	('0020_events', '2026-11-24T14:56:53.473Z'),
	('0021_production', '2026-11-24T14:56:53.517Z'),
	('0022_notices', '2026-11-24T14:56:53.536Z'),
	('0023_line_events', '2026-11-24T14:56:53.543Z'),
	('0024_clients', '2026-11-24T14:56:53.554Z'),
	('0025_budgets', '2026-11-24T14:56:53.590Z'),
	('0026_sales', '2026-11-24T14:56:53.618Z'),
	('0027_finance', '2026-11-24T14:56:53.696Z'),
	('0028_calendar', '2026-11-24T14:56:53.778Z'),
	('0029_security', '2026-11-24T14:56:53.799Z'),
	('0030_archive_history', '2026-11-24T14:56:53.809Z'),
	('0031_first_run', '2026-11-24T14:56:53.818Z'),
	('0032_installation', '2026-11-24T14:56:53.824Z'),
	('0033_logo', '2026-11-24T14:56:53.829Z'),
	('0034_site_versions', '2026-11-24T14:56:53.837Z'),
	('0035_samples', '2026-11-24T14:56:53.839Z'),
	('0036_calendar_guests', '2026-11-24T14:56:53.847Z'),
	('0037_first_seed', '2026-11-24T14:56:53.854Z'),
	('0038_search_of_imported_events', '2026-11-24T14:56:53.857Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: line_visits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.line_visits VALUES
	(1, 1);


--
-- Data for Name: logo; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.logo VALUES
	(true, '\x52494646', 200, 80, '\x89504e47', 'any', '0123456789abcdef', '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: notice_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notice_counters VALUES
	(1, 3);


--
-- Data for Name: notice_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notice_settings VALUES
	(1, 'message', false);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notices VALUES
	(1, 1, 'message', 'message:1', 'Nova mensagem', 'Bia', '/messages', '2026-11-24 14:59:46.646+00', NULL, 'message:1'),
	(2, 2, 'task', NULL, 'Tarefa para você', 'Montar', '/production-line', '2026-11-24 14:59:46.646+00', NULL, NULL);


--
-- Data for Name: order_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_events VALUES
	(1, 1, 'created', '2026-09-11 14:56:56.248+00', NULL, ''),
	(2, 1, 'begun', '2026-09-11 14:57:56.248+00', NULL, ''),
	(3, 1, 'paid', '2026-09-11 14:59:56.248+00', NULL, ''),
	(4, 2, 'created', '2026-10-14 14:56:56.248+00', NULL, ''),
	(5, 2, 'begun', '2026-10-14 14:57:56.248+00', NULL, ''),
	(6, 2, 'paid', '2026-10-14 14:59:56.248+00', NULL, ''),
	(7, 2, 'refunded', '2026-10-16 14:56:56.248+00', NULL, ''),
	(8, 3, 'created', '2026-11-04 14:56:56.248+00', NULL, ''),
	(9, 3, 'begun', '2026-11-04 14:57:56.248+00', NULL, ''),
	(10, 3, 'paid', '2026-11-04 14:59:56.248+00', NULL, ''),
	(11, 4, 'created', '2026-11-15 14:56:56.248+00', NULL, ''),
	(12, 4, 'begun', '2026-11-15 14:57:56.248+00', NULL, ''),
	(13, 4, 'expired', '2026-11-18 14:56:56.248+00', NULL, ''),
	(14, 5, 'created', '2026-11-22 14:56:56.248+00', NULL, ''),
	(15, 5, 'begun', '2026-11-22 14:57:56.248+00', NULL, ''),
	(16, 5, 'failed', '2026-11-22 14:58:56.248+00', NULL, ''),
	(17, 6, 'created', '2026-11-23 14:56:56.248+00', NULL, ''),
	(18, 6, 'begun', '2026-11-23 14:57:56.248+00', NULL, '');


--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders VALUES
	(1, '41LqOz2MWag5lKdjrvYAjMrNQkDqP3', 6, 'Custo da peça, edição oficina', 'basic', 'Básico', 24900, 4999, DEFAULT, 'Renata Figueiredo', 'renata@padaria.exemplo.com.br', '+55 19 90000-1180', '', 'paid', 'sandbox', 1, '', '', 'PEDD81F222BB6731404', '2026-09-14 14:56:56.248+00', '2026-09-11 14:59:56.248+00', '2026-09-11', '', '2026-10-10', NULL, NULL, NULL, NULL, true, NULL, 0, '', true, 'custo da peca, edicao oficina renata figueiredo renata@padaria.exemplo.com.br +55 19 90000-1180 5519900001180  pedd81f222bb6731404', '2026-09-11 14:56:56.248+00', true),
	(2, '3GQI3IMr51Jiu9c7PL5XCefOJkhX04', 9, 'Arquivos de fabricação do sensor', NULL, NULL, 69000, 0, DEFAULT, 'Prof. Anselmo Dias', 'anselmo@etrc.exemplo.com.br', '(19) 90000-7350', '', 'refunded', 'sandbox', 1, '', '', 'PED663D9809E4A107B3', '2026-10-17 14:56:56.248+00', '2026-10-14 14:59:56.248+00', '2026-10-14', '', NULL, NULL, NULL, NULL, '2026-10-16 14:56:56.248+00', false, NULL, 0, '', true, 'arquivos de fabricacao do sensor prof. anselmo dias anselmo@etrc.exemplo.com.br (19) 90000-7350 19900007350  ped663d9809e4a107b3', '2026-10-14 14:56:56.248+00', true),
	(3, '8GkuM4zLuGS3nztnU2BrPeiF9IBOPA', 6, 'Custo da peça, edição oficina', 'basic', 'Básico', 24900, 4999, DEFAULT, 'Helena Prado', 'helena@boaagua.exemplo.com.br', '+55 19 90000-6072', '', 'paid', 'pix', 1, '', '', 'PEDF1FBE222261C6AEA', '2026-11-07 14:56:56.248+00', '2026-11-04 14:59:56.248+00', '2026-11-04', 'Helena Prado', '2026-12-03', NULL, NULL, NULL, NULL, true, NULL, 0, '', false, 'custo da peca, edicao oficina helena prado helena@boaagua.exemplo.com.br +55 19 90000-6072 5519900006072  pedf1fbe222261c6aea', '2026-11-04 14:56:56.248+00', true),
	(4, 'rYLfgJNBtbcpiBSMGcsH9BgHx0jObY', 9, 'Arquivos de fabricação do sensor', NULL, NULL, 69000, 0, DEFAULT, 'Otávio Sales', 'otavio@exemplo.com.br', '+55 85 90000-3311', '', 'expired', 'pix', 1, '', '', 'PEDEAF413C0E38F41DF', '2026-11-18 14:56:56.248+00', NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, true, NULL, 0, '', false, 'arquivos de fabricacao do sensor otavio sales otavio@exemplo.com.br +55 85 90000-3311 5585900003311  pedeaf413c0e38f41df', '2026-11-15 14:56:56.248+00', true),
	(5, 'wW1tk1fr8hFgm8a4oSmU1BiHVqo7R9', 6, 'Custo da peça, edição oficina', 'basic', 'Básico', 24900, 4999, DEFAULT, 'Lia Monteiro', 'lia@exemplo.com.br', '+55 71 90000-5208', '', 'failed', 'sandbox', 1, '', 'O cartão foi recusado. Confira os dados ou use outro.', 'PED61625E960A883353', '2026-11-25 14:56:56.248+00', NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, true, NULL, 0, '', false, 'custo da peca, edicao oficina lia monteiro lia@exemplo.com.br +55 71 90000-5208 5571900005208  ped61625e960a883353', '2026-11-22 14:56:56.248+00', true),
	(6, 'XEX0fMdIXMLOdeI2716EIr8LwV3jTe', 9, 'Arquivos de fabricação do sensor', NULL, NULL, 69000, 0, DEFAULT, 'Bianca Torres', 'bianca@museu.exemplo.com.br', '+55 31 90000-4419', '', 'awaiting', 'pix', 1, '', '', 'PEDA5F31AF36B306E63', '2026-11-26 14:56:56.248+00', NULL, NULL, '', NULL, NULL, NULL, NULL, NULL, true, NULL, 0, '', false, 'arquivos de fabricacao do sensor bianca torres bianca@museu.exemplo.com.br +55 31 90000-4419 5531900004419  peda5f31af36b306e63', '2026-11-23 14:56:56.248+00', true);


--
-- Data for Name: page_views; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.page_views OVERRIDING SYSTEM VALUE VALUES
	(40, 'archive', 7, false, '2026-11-23 10:07:28.59+00', 'instagram.com', NULL, NULL, NULL, 'desktop', 'demo-2026-11-23-223', DEFAULT, true),
	(80, 'archive', 6, false, '2026-11-23 11:22:50.467+00', 'google.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-78', DEFAULT, true),
	(120, 'home', NULL, false, '2026-11-23 12:05:24.417+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-81', DEFAULT, true),
	(160, 'archive', 10, false, '2026-11-23 12:54:14.547+00', 'bing.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-4', DEFAULT, true),
	(200, 'archive', 10, false, '2026-11-23 13:33:58.647+00', NULL, 'instagram', 'social', 'bastidores', 'mobile', 'demo-2026-11-23-120', DEFAULT, true),
	(240, 'archive', 10, false, '2026-11-23 14:31:58.996+00', 'linkedin.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-7', DEFAULT, true),
	(280, 'archive', 10, false, '2026-11-23 15:35:20.769+00', 'google.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-13', DEFAULT, true),
	(320, 'archive-list', NULL, false, '2026-11-23 16:37:36.532+00', NULL, 'boletim', 'email', NULL, 'desktop', 'demo-2026-11-23-113', DEFAULT, true),
	(360, 'archive', 7, false, '2026-11-23 17:17:29.603+00', 'google.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-81', DEFAULT, true),
	(400, 'archive', 10, false, '2026-11-23 18:03:12.698+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-106', DEFAULT, true),
	(440, 'archive', 3, false, '2026-11-23 18:47:55.065+00', NULL, NULL, NULL, NULL, 'desktop', 'demo-2026-11-23-84', DEFAULT, true),
	(480, 'archive', 10, false, '2026-11-23 19:40:30.263+00', 'bing.com', NULL, NULL, NULL, 'tablet', 'demo-2026-11-23-199', DEFAULT, true),
	(520, 'archive', 10, false, '2026-11-23 20:18:51.023+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-232', DEFAULT, true),
	(560, 'archive', 10, false, '2026-11-23 21:26:58.849+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-34', DEFAULT, true),
	(600, 'archive', 10, false, '2026-11-23 22:26:48.413+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-23-33', DEFAULT, true),
	(640, 'archive', 10, false, '2026-11-24 00:03:34.241+00', 'google.com', NULL, NULL, NULL, 'desktop', 'demo-2026-11-23-53', DEFAULT, true),
	(680, 'legal-compilance', NULL, false, '2026-11-24 03:40:34.761+00', 'google.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-24-65', DEFAULT, true),
	(720, 'archive', 10, false, '2026-11-24 09:36:48.141+00', 'github.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-24-34', DEFAULT, true),
	(760, 'archive', 10, false, '2026-11-24 11:34:53.93+00', 'duckduckgo.com', NULL, NULL, NULL, 'desktop', 'demo-2026-11-24-90', DEFAULT, true),
	(800, 'archive', 10, false, '2026-11-24 12:18:00.775+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-24-15', DEFAULT, true),
	(840, 'archive', 10, false, '2026-11-24 13:02:09.231+00', 'google.com', NULL, NULL, NULL, 'mobile', 'demo-2026-11-24-62', DEFAULT, true),
	(880, 'archive', 10, false, '2026-11-24 14:00:56.633+00', NULL, NULL, NULL, NULL, 'mobile', 'demo-2026-11-24-34', DEFAULT, true),
	(920, 'archive', 10, false, '2026-11-24 14:41:20.279+00', NULL, 'boletim', 'email', NULL, 'mobile', 'demo-2026-11-24-28', DEFAULT, true);


--
-- Data for Name: password_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.password_links VALUES
	('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 2, '2026-11-25 14:59:46.64635+00', NULL, '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events VALUES
	('evt_1', 'payment_intent.succeeded', 'pi_1', '2026-11-24 14:59:46.64635+00', '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: production_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.production_lines VALUES
	(1, 'elab', 'pending', 0, 0, '{}', '{}', 0, false),
	(2, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(3, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(4, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(5, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(6, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(7, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(8, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(9, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(10, 'finished', 'completed', 0, 0, '{}', '{}', 0, false),
	(11, 'enterprises', 'inprogress', 20, 1, '{}', '{}', 0, true),
	(12, 'elab', 'inprogress', 21, 1, '{}', '{}', 0, true);


--
-- Data for Name: project_downloads; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_downloads VALUES
	(1, 'windows', 7);


--
-- Data for Name: project_members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_members VALUES
	(11, 2),
	(12, 2);


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES
	(1, 1, 'Horta que avisa', 'embedded', false, false, true, false, false, true, '', '', '', 0, '', '', 'Horta que avisa', 'Sensor capacitivo, nRF52, Zephyr', 'Esboço: medir a terra de uma horta comunitária sem enterrar dinheiro junto.', '', 'Horta que avisa', '', '', 'Isto é um esboço. Não há placa pronta, há uma pergunta, duas bancadas de ensaio e uma horta comunitária de 300 m² com 22 famílias. Publicamos no meio do caminho porque metade do que se aprende se perd', '<p>Isto é um esboço. Não há placa pronta, há uma pergunta, duas bancadas de ensaio e uma horta comunitária de 300 m² com 22 famílias. Publicamos no meio do caminho porque metade do que se aprende se p', '', '', '{}', '', '2026-04-08', NULL, '2026-04-05 14:56:55.029+00', '2026-04-05 14:56:55.029+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(11, 1, 'Estação da horta: sonda e caixa', 'embedded', false, false, false, false, false, false, '', '', '', 0, '', '', 'Estação da horta: sonda e caixa', '', 'Vinte estações que medem a umidade do solo, com a caixa impressa aqui.', '', '', '', '', '', '', '', '', '{}', '', '2026-09-11', NULL, '2026-09-11 14:18:56.335+00', '2026-09-11 14:18:56.335+00', DEFAULT, '', 0, 1, '{}', false, 'required', false),
	(12, 1, 'Vitrine: o programa da casa', 'software', false, false, false, false, false, false, '', '', '', 0, '', '', 'Vitrine: o programa da casa', '', 'O site e a área da equipe, feitos e usados por nós mesmos.', '', '', '', '', '', '', '', '', '{}', '', '2026-08-20', NULL, '2026-08-20 12:44:57.067+00', '2026-08-20 12:44:57.067+00', DEFAULT, '', 0, 1, '{}', false, 'required', false),
	(2, 1, 'Maquete tátil da estação', 'printing', false, false, true, false, true, false, '', '', '', 0, '', '', 'Maquete tátil da estação', 'Resina, FreeCAD, braille', 'Um prédio de 1922 que se lê com os dedos, em doze módulos que se soltam para limpar.', '', 'Maquete tátil da estação', '', '', 'A estação de 1922 virou centro cultural e recebe escolas todas as manhãs. Entre os alunos há quem não enxergue. O prédio tem torre, gare e 46 janelas; a visita dizia *à sua esquerda, a torre* e seguia', '<p>A estação de 1922 virou centro cultural e recebe escolas todas as manhãs. Entre os alunos há quem não enxergue. O prédio tem torre, gare e 46 janelas; a visita dizia <em>à sua esquerda, a torre</em', '', '', '{}', '', '2025-05-13', '2025-09-20', '2026-05-04 14:56:55+00', '2026-05-04 14:56:55+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(3, 1, 'Paraciclos no mapa', 'software', false, false, true, false, false, false, '', '', '', 0, '', '', 'Paraciclos no mapa', 'Python, OpenStreetMap, PostGIS', 'Contamos 412 lugares de prender bicicleta e os devolvemos à cidade em dado aberto.', '', 'Paraciclos no mapa', '', '', 'Quem vai de bicicleta quer saber duas coisas antes de sair: o caminho e onde prender. O caminho qualquer mapa dá. O lugar de prender, não. Na região central havia 38 paraciclos no OpenStreetMap; conta', '<p>Quem vai de bicicleta quer saber duas coisas antes de sair: o caminho e onde prender. O caminho qualquer mapa dá. O lugar de prender, não. Na região central havia 38 paraciclos no OpenStreetMap; co', 'https://wiki.openstreetmap.org/wiki/Pt:Tag:amenity%3Dbicycle_parking', '', '{}', '', '2025-10-20', '2025-12-29', '2026-06-06 14:56:54.981+00', '2026-06-06 14:56:54.981+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(4, 1, 'Engrenagem para uma batedeira de 1974', 'printing', false, false, true, false, false, false, '', '', '', 0, '', '', 'Engrenagem para uma batedeira de 1974', 'Náilon PA12, FreeCAD, paquímetro', 'A fábrica fechou, a receita continua: 23 dentes de náilon no lugar do bronze gasto.', '', 'Engrenagem para uma batedeira de 1974', '', '', 'Uma padaria de bairro tem uma batedeira de 1974, de 20 litros, comprada nova pelo avô da dona. A engrenagem que leva a força do motor ao planetário era de bronze e perdeu os dentes numa sexta-feira, c', '<p>Uma padaria de bairro tem uma batedeira de 1974, de 20 litros, comprada nova pelo avô da dona. A engrenagem que leva a força do motor ao planetário era de bronze e perdeu os dentes numa sexta-feira', '', '', '{}', '', '2026-03-07', '2026-05-04', '2026-07-08 14:56:54.949+00', '2026-07-08 14:56:54.949+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(5, 1, 'Secador de filamento', 'embedded', false, false, true, true, false, false, '', '', '', 0, '', '', 'Secador de filamento', 'ATtiny85, assembly AVR, PETG', 'Uma caixa de mantimentos, uma resistência de 20 W e um microcontrolador de oito pernas.', '', 'Secador de filamento', '', '', 'PETG guardado em Florianópolis, com 82 % de umidade média, absorve água em três semanas. Na impressora ela vira vapor: estalo, fio fino entre as peças, superfície áspera. Um secador pronto custava R$ ', '<p>PETG guardado em Florianópolis, com 82 % de umidade média, absorve água em três semanas. Na impressora ela vira vapor: estalo, fio fino entre as peças, superfície áspera. Um secador pronto custava ', '', '', '{"embarked": {"key": "projects/secador-de-filamento/embarked-c16a850f01cae57c06a5c23a.zip", "name": "Secador de filamento, firmware.zip", "size": 1291}}', '', '2026-04-28', '2026-06-07', '2026-08-04 14:56:54.888+00', '2026-08-04 14:56:54.888+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(6, 1, 'Custo da peça', 'software', true, false, true, true, false, false, '', 'Custo da peça, edição oficina', 'O mesmo cálculo para a pasta inteira do mês, com planilha pronta para abrir.', 24900, '', '', 'Custo da peça', 'Python, G-code', 'Lê o G-code, soma plástico, luz e hora de máquina, e diz por quanto a peça sai.', '', 'Custo da peça', '', '', '*Quanto fica?* é a pergunta que mais se ouve numa oficina de impressão 3D. A resposta costuma ser o preço do filamento vezes um número que a pessoa sente na hora. Fizemos isso por dois anos, até somar', '<p><em>Quanto fica?</em> é a pergunta que mais se ouve numa oficina de impressão 3D. A resposta costuma ser o preço do filamento vezes um número que a pessoa sente na hora. Fizemos isso por dois anos,', '', 'projects/custo-da-peca/sale-0e94ed299e718fb8330442c4.zip', '{"mac": {"key": "projects/custo-da-peca/mac-7b9b7682280bbaea185ad9b3.zip", "name": "Custo da peça para macOS.zip", "size": 2888}, "linux": {"key": "projects/custo-da-peca/linux-440e97b42ff6d3a1121df30b.zip", "name": "Custo da peça para Linux.zip", "size": 2774}, "windows": {"key": "projects/custo-da-peca/windows-0422896837387dd23e01c946.zip", "name": "Custo da peça para Windows.zip", "size": 2851}}', '', '2026-01-28', '2026-03-09', '2026-08-28 14:56:54.858+00', '2026-08-28 14:56:54.858+00', DEFAULT, 'Custo da peça, edição oficina.zip', 3276, 1, '{}', false, 'required', true),
	(7, 1, 'Agenda da clínica escola', 'software', false, true, true, false, false, false, '', '', '', 0, '', '', 'Agenda da clínica escola', 'React, Web Push, PostgreSQL', 'Marcação sem fila, lembrete sem aplicativo.', '', 'Agenda da clínica escola', '', '', 'A clínica escola de fisioterapia atende de graça e treina 60 estudantes por semestre. A fila para marcar começava às 5h40 na calçada, uma vez por mês, com senha de papel. De cada cem horários marcados', '<p>A clínica escola de fisioterapia atende de graça e treina 60 estudantes por semestre. A fila para marcar começava às 5h40 na calçada, uma vez por mês, com senha de papel. De cada cem horários marca', '', '', '{}', '', '2025-11-09', '2026-03-29', '2026-09-22 14:56:54.748+00', '2026-09-22 14:56:54.748+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(8, 1, 'Luminária Onda', 'printing', false, true, true, true, false, false, '', '', '', 0, '', '', 'Luminária Onda', 'PETG reciclado, OpenSCAD, camada de 0,2 mm', 'Peça única impressa em PETG reciclado, sem suporte.', '', 'Luminária Onda', '', '', 'Um café em Florianópolis queria sete pendentes iguais sobre o balcão. O orçamento de vidro soprado levava 90 dias. Tínhamos 40 e uma impressora com mesa de 256 mm.

A Onda é uma peça só, impressa de p', '<p>Um café em Florianópolis queria sete pendentes iguais sobre o balcão. O orçamento de vidro soprado levava 90 dias. Tínhamos 40 e uma impressora com mesa de 256 mm.</p>
<p>A Onda é uma peça só, impr', '', '', '{"generic": {"key": "projects/luminaria-onda/generic-f2dcf08b1c865bd3d2b668cb.zip", "name": "Luminária Onda, desenho e anel.zip", "size": 4755}}', '', '2026-07-12', '2026-08-21', '2026-10-15 14:56:54.695+00', '2026-10-15 14:56:54.695+00', DEFAULT, '', 0, 1, '{}', false, 'required', true),
	(9, 1, 'Sensor de nível para cisternas', 'embedded', true, true, true, true, false, false, '', 'Arquivos de fabricação do sensor', 'Lista de peças, cotas da caixa e a conta da bateria, para montar quantos quiser na sua propriedade.', 69000, '', '', 'Sensor de nível para cisternas', 'ESP32-C3, LoRa, KiCad, C', 'Placa de baixo consumo: um ano com duas pilhas.', '', 'Sensor de nível para cisternas', '', '', 'O dono de um sítio em Angelina subia o morro duas vezes por dia para olhar dentro de três reservatórios. O sensor que ele tinha comprado pronto durava cinco semanas com uma bateria de 9 V e media o va', '<p>O dono de um sítio em Angelina subia o morro duas vezes por dia para olhar dentro de três reservatórios. O sensor que ele tinha comprado pronto durava cinco semanas com uma bateria de 9 V e media o', '', 'projects/sensor-de-nivel/sale-e83520e53e7ef2347f048344.zip', '{"android": {"key": "projects/sensor-de-nivel/android-bf91d04bf7136ffc70123f13.html", "name": "Leitor de cisterna.html", "size": 3644}}', '', '2025-04-03', '2026-05-18', '2026-11-03 14:56:54.55+00', '2026-11-03 14:56:54.55+00', DEFAULT, 'Sensor de nível, arquivos de fabricação.zip', 2779, 1, '{}', false, 'none', true),
	(10, 1, 'Central de pedidos para oficinas', 'software', false, true, true, false, false, false, '', '', '', 0, '', '', 'Central de pedidos para oficinas', 'TypeScript, React, PostgreSQL', 'Painel único para quem conserta motos, bicicletas e paciência.', '', 'Central de pedidos para oficinas', '', '', 'Uma oficina de motos com quatro elevadores anotava os serviços em três lugares: um caderno no balcão, um quadro na parede e o telefone do dono. O cliente ligava para saber da moto e a resposta dependi', '<p>Uma oficina de motos com quatro elevadores anotava os serviços em três lugares: um caderno no balcão, um quadro na parede e o telefone do dono. O cliente ligava para saber da moto e a resposta depe', '', '', '{}', '', '2025-09-30', '2026-06-17', '2026-11-18 14:56:54.052+00', '2026-11-18 14:56:54.052+00', DEFAULT, '', 0, 1, '{}', false, 'required', true);


--
-- Data for Name: push_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.push_keys VALUES
	(true, 'BExample', 'Example');


--
-- Data for Name: push_subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.push_subscriptions VALUES
	(1, 1, 1, 'https://push.example.com/1', 'p', 'a', 'Firefox', '2026-11-24 14:59:46.646+00', 0);


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('login:0123', 3, 1800000000000);


--
-- Data for Name: removed_files; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.removed_files VALUES
	('budgets/9/gone-00000000.pdf');


--
-- Data for Name: screen_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.screen_lines VALUES
	(1, '2026-11-24 13:59:46.64635+00', 1, 'FreeCAD', 60),
	(1, '2026-11-24 14:59:46.64635+00', 1, 'Firefox', NULL);


--
-- Data for Name: screen_machines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.screen_machines VALUES
	(1, 1, 'Bancada', '\x00ff', true, '2026-11-24 14:59:46.64635+00', '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: search_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_words VALUES
	('acompanhar', 'acompanhar'),
	('afogado', 'afogado'),
	('agora', 'agora'),
	('agua', 'água'),
	('ainda', 'ainda'),
	('alcancava', 'alcançava'),
	('alcance', 'alcance'),
	('alecrim', 'alecrim'),
	('alface', 'alface'),
	('algum', 'algum'),
	('acabamento', 'Acabamento'),
	('acompanhamos', 'acompanhamos'),
	('alcool', 'álcool'),
	('aberto', 'aberto'),
	('acha', 'acha'),
	('achamos', 'achamos'),
	('acima', 'acima'),
	('aco', 'aço'),
	('aguenta', 'aguenta'),
	('alargou', 'alargou'),
	('alguma', 'alguma'),
	('0x18', '0x18'),
	('abre', 'abre'),
	('absorve', 'absorve'),
	('abaixo', 'abaixo'),
	('abra', 'Abra'),
	('abrir', 'abrir'),
	('abs', 'ABS'),
	('absoluto', 'Absoluto'),
	('achar', 'achar'),
	('acrescenta', 'acrescenta'),
	('algumas', 'algumas'),
	('14h', '14h'),
	('18h', '18h'),
	('5h40', '5h40'),
	('abertos', 'abertos'),
	('acabou', 'acabou'),
	('add', 'add'),
	('adormece', 'adormece'),
	('agenda', 'agenda'),
	('alguem', 'alguém'),
	('ajuste', 'Ajuste'),
	('aceita', 'aceita'),
	('aguentou', 'aguentou'),
	('0h77', '0H77'),
	('4a21', '4A21'),
	('8c03', '8C03'),
	('acerta', 'acerta'),
	('acompanha', 'acompanha'),
	('acompanhamento', 'Acompanhamento'),
	('aconteceu', 'aconteceu'),
	('aguarda', 'Aguarda'),
	('aba', 'aba'),
	('alargador', 'alargador'),
	('abortsignal', 'AbortSignal'),
	('acharam', 'acharam'),
	('acrescente', 'acrescente'),
	('action', 'action'),
	('addeventlistener', 'addEventListener'),
	('agendador', 'agendador'),
	('algo', 'algo'),
	('1000000ull', '1000000ULL'),
	('10ull', '10ULL'),
	('900ull', '900ULL'),
	('acordar', 'acordar'),
	('alcalina', 'alcalina'),
	('alcalinas', 'alcalinas'),
	('alcanca', 'alcança'),
	('abriu', 'abriu'),
	('acao', 'ação'),
	('aceite', 'aceite'),
	('aceito', 'aceito'),
	('acertado', 'acertado'),
	('admite', 'admite'),
	('admitido', 'admitido'),
	('advogado', 'advogado'),
	('aguentamos', 'aguentamos'),
	('95a', '95A'),
	('aberta', 'aberta'),
	('aceitamos', 'aceitamos'),
	('acetona', 'acetona'),
	('ache', 'Ache'),
	('adere', 'Adere'),
	('achou', 'Achou'),
	('actual', 'actual'),
	('agg', 'agg'),
	('aggregate', 'Aggregate'),
	('alem', 'Além'),
	('abr', 'abr'),
	('abril', 'abril'),
	('abrimos', 'Abrimos'),
	('ago', 'ago'),
	('agosto', 'Agosto'),
	('alarme', 'alarme'),
	('acontece', 'acontece'),
	('acontecer', 'acontecer'),
	('administradora', 'administradora'),
	('acabando', 'acabando'),
	('aguentar', 'aguentar'),
	('aca', 'aca');


--
-- Data for Name: security_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.security_log OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-24 14:59:46.646+00', 'login', 1, NULL, '127.0.0.0/24', '');


--
-- Data for Name: security_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.security_settings VALUES
	(true, true);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	(1, '2026-12-08 14:56:57.874+00', 'token-1', '2026-11-24 14:56:57.878+00', '2026-11-24 14:56:57.878+00', '', 'Firefox', 1, NULL, '2026-11-24 14:56:57.886614+00'),
	(2, '2026-12-08 14:56:57.986+00', 'token-2', '2026-11-24 14:56:57.986+00', '2026-11-24 14:56:57.986+00', '', 'Firefox', 2, NULL, '2026-11-24 14:56:57.98854+00');


--
-- Data for Name: site_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site_settings VALUES
	('coffees', '[]', '2026-11-24 14:59:46.64635+00', NULL, 2, '{}', 'Marina Alves');


--
-- Data for Name: site_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.site_versions OVERRIDING SYSTEM VALUE VALUES
	(1, 'coffees', '[]', '2026-11-24 14:59:46.64635+00', 'Marina Alves');


--
-- Data for Name: task_attachments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.task_attachments VALUES
	(1, 1, 'tasks/11/demo-1.png', 'tasks/11/demo-1-thumbnail.webp', 'board.png', 'image/png', 120013, 1280, 1120, 1, '2026-09-13 12:32:56.339+00'),
	(2, 2, 'tasks/11/demo-2.png', 'tasks/11/demo-2-thumbnail.webp', 'piece.png', 'image/png', 261805, 1280, 1440, 1, '2026-09-15 13:46:56.451+00'),
	(3, 3, 'tasks/11/demo-3.png', 'tasks/11/demo-3-thumbnail.webp', 'stack.png', 'image/png', 104530, 1280, 1120, 1, '2026-09-19 13:14:56.622+00'),
	(4, 7, 'tasks/11/demo-7.png', 'tasks/11/demo-7-thumbnail.webp', 'board.png', 'image/png', 114649, 1280, 1120, 1, '2026-10-25 14:26:56.709+00'),
	(5, 8, 'tasks/11/demo-8.png', 'tasks/11/demo-8-thumbnail.webp', 'contour.png', 'image/png', 263430, 1280, 800, 1, '2026-11-04 14:36:56.779+00'),
	(6, 10, 'tasks/11/demo-10.png', 'tasks/11/demo-10-thumbnail.webp', 'piece.png', 'image/png', 266051, 1280, 1440, 1, '2026-11-08 14:04:56.912+00'),
	(7, 26, 'tasks/12/demo-26.png', 'tasks/12/demo-26-thumbnail.webp', 'piece.png', 'image/png', 275273, 1280, 1440, 1, '2026-10-15 14:16:57.085+00'),
	(8, 29, 'tasks/12/demo-29.png', 'tasks/12/demo-29-thumbnail.webp', 'stack.png', 'image/png', 105114, 1280, 1120, 1, '2026-10-31 12:08:57.226+00');


--
-- Data for Name: task_comments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.task_comments VALUES
	(1, 1, 1, 'Conferi a lista: o regulador novo tem em estoque em **dois** fornecedores.', '<p>Conferi a lista: o regulador novo tem em estoque em <strong>dois</strong> fornecedores.</p>', '2026-09-26 14:33:56.339+00', '2026-09-26 14:33:56.339+00'),
	(2, 6, 2, 'Com graxa de silicone no conector: 40 borrifadas, nenhuma leitura falsa.', '<p>Com graxa de silicone no conector: 40 borrifadas, nenhuma leitura falsa.</p>', '2026-10-17 12:30:56.699+00', '2026-10-17 12:30:56.699+00'),
	(3, 6, 1, 'Entra na ficha de montagem, então. @Davi Nunes fotografa?', '<p>Entra na ficha de montagem, então. @Davi Nunes fotografa?</p>', '2026-10-18 13:07:56.699+00', '2026-10-18 13:07:56.699+00'),
	(4, 7, 2, 'Faltava soltar o pino do sensor antes de dormir. Caiu de 62 para **48 µA**.', '<p>Faltava soltar o pino do sensor antes de dormir. Caiu de 62 para <strong>48 µA</strong>.</p>', '2026-11-21 13:05:56.709+00', '2026-11-21 13:05:56.709+00'),
	(5, 14, 1, 'O cliente deixa fixar no mastro do anemômetro. Tem altura de sobra.', '<p>O cliente deixa fixar no mastro do anemômetro. Tem altura de sobra.</p>', '2026-11-22 13:42:57.054+00', '2026-11-22 13:42:57.054+00'),
	(6, 22, 2, 'Do zero ao site no ar: **4 min 20 s**, com todas as fotos.', '<p>Do zero ao site no ar: <strong>4 min 20 s</strong>, com todas as fotos.</p>', '2026-09-18 12:37:57.08+00', '2026-09-18 12:37:57.08+00'),
	(7, 29, 1, 'Testei do celular no ônibus. Caiu o sinal no túnel e, na saída, o quadro se acertou sozinho.', '<p>Testei do celular no ônibus. Caiu o sinal no túnel e, na saída, o quadro se acertou sozinho.</p>', '2026-11-20 12:28:57.226+00', '2026-11-20 12:28:57.226+00'),
	(8, 29, 2, 'Falta o caso de alguém sair da linha com um cartão na mão. @Marina Reis, você tira o meu acesso às 15h?', '<p>Falta o caso de alguém sair da linha com um cartão na mão. @Marina Reis, você tira o meu acesso às 15h?</p>', '2026-11-21 13:05:57.226+00', '2026-11-21 13:05:57.226+00');


--
-- Data for Name: task_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.task_history OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '2026-09-13 12:32:56.339+00', 'created', NULL, NULL),
	(2, 1, 1, '2026-09-27 12:10:56.339+00', 'status', 'inBacklog', 'Completed'),
	(3, 2, 1, '2026-09-15 13:46:56.451+00', 'created', NULL, NULL),
	(4, 2, 1, '2026-10-22 12:35:56.451+00', 'status', 'inBacklog', 'Completed'),
	(5, 3, 1, '2026-09-19 13:14:56.622+00', 'created', NULL, NULL),
	(6, 3, 1, '2026-10-11 14:48:56.622+00', 'status', 'inBacklog', 'Completed'),
	(7, 4, 1, '2026-09-27 12:10:56.689+00', 'created', NULL, NULL),
	(8, 4, 1, '2026-10-03 12:52:56.689+00', 'status', 'inBacklog', 'Completed'),
	(9, 5, 1, '2026-10-06 14:43:56.694+00', 'created', NULL, NULL),
	(10, 5, 1, '2026-10-31 12:08:56.694+00', 'status', 'inBacklog', 'Completed'),
	(11, 6, 1, '2026-10-14 13:39:56.699+00', 'created', NULL, NULL),
	(12, 6, 1, '2026-10-19 13:44:56.699+00', 'status', 'inBacklog', 'Completed'),
	(13, 7, 1, '2026-10-25 14:26:56.709+00', 'created', NULL, NULL),
	(14, 7, 1, '2026-11-21 13:05:56.709+00', 'status', 'inBacklog', 'inTest'),
	(15, 8, 1, '2026-11-04 14:36:56.779+00', 'created', NULL, NULL),
	(16, 9, 1, '2026-11-06 12:50:56.911+00', 'created', NULL, NULL),
	(17, 10, 1, '2026-11-08 14:04:56.912+00', 'created', NULL, NULL),
	(18, 10, 1, '2026-11-08 14:04:56.912+00', 'status', 'inBacklog', 'inTest'),
	(19, 11, 1, '2026-11-10 12:18:57.051+00', 'created', NULL, NULL),
	(20, 11, 1, '2026-11-10 12:18:57.051+00', 'status', 'inBacklog', 'inProgress'),
	(21, 12, 1, '2026-11-12 13:32:57.053+00', 'created', NULL, NULL),
	(22, 12, 1, '2026-11-12 13:32:57.053+00', 'status', 'inBacklog', 'inTest'),
	(23, 13, 1, '2026-11-13 14:09:57.053+00', 'created', NULL, NULL),
	(24, 13, 1, '2026-11-13 14:09:57.053+00', 'status', 'inBacklog', 'inProgress'),
	(25, 14, 1, '2026-11-15 12:23:57.054+00', 'created', NULL, NULL),
	(26, 14, 1, '2026-11-22 13:42:57.054+00', 'status', 'inBacklog', 'inProgress'),
	(27, 15, 1, '2026-11-16 13:00:57.06+00', 'created', NULL, NULL),
	(28, 15, 1, '2026-11-16 13:00:57.06+00', 'status', 'inBacklog', 'forDevelopment'),
	(29, 16, 1, '2026-11-16 13:00:57.062+00', 'created', NULL, NULL),
	(30, 16, 1, '2026-11-16 13:00:57.062+00', 'status', 'inBacklog', 'forDevelopment'),
	(31, 17, 1, '2026-11-19 14:51:57.063+00', 'created', NULL, NULL),
	(32, 17, 1, '2026-11-19 14:51:57.063+00', 'status', 'inBacklog', 'forDevelopment'),
	(33, 18, 1, '2026-11-20 12:28:57.064+00', 'created', NULL, NULL),
	(34, 18, 1, '2026-11-20 12:28:57.064+00', 'status', 'inBacklog', 'forDevelopment'),
	(35, 19, 1, '2026-11-21 13:05:57.065+00', 'created', NULL, NULL),
	(36, 20, 1, '2026-11-22 13:42:57.066+00', 'created', NULL, NULL),
	(37, 21, 1, '2026-08-24 12:12:57.076+00', 'created', NULL, NULL),
	(38, 21, 1, '2026-09-11 14:18:57.076+00', 'status', 'inBacklog', 'Completed'),
	(39, 22, 1, '2026-08-28 14:40:57.08+00', 'created', NULL, NULL),
	(40, 22, 1, '2026-09-19 13:14:57.08+00', 'status', 'inBacklog', 'Completed'),
	(41, 23, 1, '2026-09-25 13:56:57.083+00', 'created', NULL, NULL),
	(42, 23, 1, '2026-10-07 12:20:57.083+00', 'status', 'inBacklog', 'Completed'),
	(43, 24, 1, '2026-09-30 14:01:57.084+00', 'created', NULL, NULL),
	(44, 24, 1, '2026-10-13 13:02:57.084+00', 'status', 'inBacklog', 'Completed'),
	(45, 25, 1, '2026-10-08 12:57:57.085+00', 'created', NULL, NULL),
	(46, 25, 1, '2026-10-10 14:11:57.085+00', 'status', 'inBacklog', 'Completed'),
	(47, 26, 1, '2026-10-15 14:16:57.085+00', 'created', NULL, NULL),
	(48, 26, 1, '2026-11-06 12:50:57.085+00', 'status', 'inBacklog', 'Completed'),
	(49, 27, 1, '2026-10-27 12:40:57.224+00', 'created', NULL, NULL),
	(50, 28, 1, '2026-10-29 13:54:57.225+00', 'created', NULL, NULL),
	(51, 28, 1, '2026-11-02 13:22:57.225+00', 'status', 'inBacklog', 'Completed'),
	(52, 29, 1, '2026-10-31 12:08:57.226+00', 'created', NULL, NULL),
	(53, 29, 1, '2026-11-21 13:05:57.226+00', 'status', 'inBacklog', 'inTest'),
	(54, 30, 1, '2026-11-03 13:59:57.327+00', 'created', NULL, NULL),
	(55, 31, 1, '2026-11-09 14:41:57.336+00', 'created', NULL, NULL),
	(56, 31, 1, '2026-11-09 14:41:57.336+00', 'status', 'inBacklog', 'inTest'),
	(57, 32, 1, '2026-11-11 12:55:57.337+00', 'created', NULL, NULL),
	(58, 32, 1, '2026-11-11 12:55:57.337+00', 'status', 'inBacklog', 'inProgress'),
	(59, 33, 1, '2026-11-12 13:32:57.339+00', 'created', NULL, NULL),
	(60, 33, 1, '2026-11-12 13:32:57.339+00', 'status', 'inBacklog', 'forDevelopment'),
	(61, 34, 1, '2026-11-14 14:46:57.341+00', 'created', NULL, NULL),
	(62, 34, 1, '2026-11-14 14:46:57.341+00', 'status', 'inBacklog', 'inProgress'),
	(63, 35, 1, '2026-11-15 12:23:57.342+00', 'created', NULL, NULL),
	(64, 35, 1, '2026-11-15 12:23:57.342+00', 'status', 'inBacklog', 'forDevelopment'),
	(65, 36, 1, '2026-11-17 13:37:57.343+00', 'created', NULL, NULL),
	(66, 36, 1, '2026-11-17 13:37:57.343+00', 'status', 'inBacklog', 'inTest'),
	(67, 37, 1, '2026-11-18 14:14:57.352+00', 'created', NULL, NULL),
	(68, 37, 1, '2026-11-18 14:14:57.352+00', 'status', 'inBacklog', 'inProgress'),
	(69, 38, 1, '2026-11-19 14:51:57.353+00', 'created', NULL, NULL),
	(70, 39, 1, '2026-11-21 13:05:57.354+00', 'created', NULL, NULL),
	(71, 39, 1, '2026-11-21 13:05:57.354+00', 'status', 'inBacklog', 'forDevelopment'),
	(72, 40, 1, '2026-11-22 13:42:57.354+00', 'created', NULL, NULL),
	(73, 40, 1, '2026-11-22 13:42:57.354+00', 'status', 'inBacklog', 'forDevelopment'),
	(74, 41, 1, '2026-11-23 14:19:57.355+00', 'created', NULL, NULL);


--
-- Data for Name: task_subtasks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.task_subtasks VALUES
	(1, 1, 'trocar o regulador', '', true, 1, '2026-09-13 12:32:56.339+00', '2026-09-27 12:10:56.339+00'),
	(2, 1, 'diodo de proteção na entrada', '', true, 2, '2026-09-13 12:32:56.339+00', '2026-09-27 12:10:56.339+00'),
	(3, 1, 'rever a lista de peças', '', true, 3, '2026-09-13 12:32:56.339+00', '2026-09-27 12:10:56.339+00'),
	(4, 2, 'natural', '', true, 1, '2026-09-15 13:46:56.451+00', '2026-10-22 12:35:56.451+00'),
	(5, 2, 'preto', '', true, 2, '2026-09-15 13:46:56.451+00', '2026-10-22 12:35:56.451+00'),
	(6, 2, 'verde do fornecedor novo', '', true, 3, '2026-09-15 13:46:56.451+00', '2026-10-22 12:35:56.451+00'),
	(7, 6, 'repetir com borrifador', '', true, 1, '2026-10-14 13:39:56.699+00', '2026-10-19 13:44:56.699+00'),
	(8, 6, 'vedar o conector', '', true, 2, '2026-10-14 13:39:56.699+00', '2026-10-19 13:44:56.699+00'),
	(9, 6, 'três dias no canteiro', '', true, 3, '2026-10-14 13:39:56.699+00', '2026-10-19 13:44:56.699+00'),
	(10, 7, 'desligar o rádio', '', true, 1, '2026-10-25 14:26:56.709+00', '2026-11-21 13:05:56.709+00'),
	(11, 7, 'desligar o divisor da bateria', '', true, 2, '2026-10-25 14:26:56.709+00', '2026-11-21 13:05:56.709+00'),
	(12, 7, 'medir 24 horas na bancada', '', false, 3, '2026-10-25 14:26:56.709+00', '2026-11-21 13:05:56.709+00'),
	(13, 7, 'comparar com a conta', '', false, 4, '2026-10-25 14:26:56.709+00', '2026-11-21 13:05:56.709+00'),
	(14, 10, 'fatiar', '', true, 1, '2026-11-08 14:04:56.912+00', '2026-11-08 14:04:56.912+00'),
	(15, 10, 'imprimir', '', true, 2, '2026-11-08 14:04:56.912+00', '2026-11-08 14:04:56.912+00'),
	(16, 10, 'pesar', '', true, 3, '2026-11-08 14:04:56.912+00', '2026-11-08 14:04:56.912+00'),
	(17, 10, 'medir os encaixes', '', false, 4, '2026-11-08 14:04:56.912+00', '2026-11-08 14:04:56.912+00'),
	(18, 11, 'placa na caixa', '', true, 1, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00'),
	(19, 11, 'conector com graxa', '', true, 2, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00'),
	(20, 11, 'pilhas', '', false, 3, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00'),
	(21, 11, 'teste de rádio', '', false, 4, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00'),
	(22, 11, 'etiqueta', '', false, 5, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00'),
	(23, 14, 'mapa de sinal com a estufa seca', '', true, 1, '2026-11-15 12:23:57.054+00', '2026-11-22 13:42:57.054+00'),
	(24, 14, 'mapa com a estufa molhada', '', false, 2, '2026-11-15 12:23:57.054+00', '2026-11-22 13:42:57.054+00'),
	(25, 14, 'testar antena um metro acima', '', false, 3, '2026-11-15 12:23:57.054+00', '2026-11-22 13:42:57.054+00'),
	(26, 15, 'mesa 1', '', false, 1, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00'),
	(27, 15, 'mesa 2', '', false, 2, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00'),
	(28, 15, 'mesa 3', '', false, 3, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00'),
	(29, 15, 'mesa 4', '', false, 4, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00'),
	(30, 15, 'mesa 5', '', false, 5, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00'),
	(31, 21, 'rascunho', '', true, 1, '2026-08-24 12:12:57.076+00', '2026-09-11 14:18:57.076+00'),
	(32, 21, 'aviso ao sair', '', true, 2, '2026-08-24 12:12:57.076+00', '2026-09-11 14:18:57.076+00'),
	(33, 21, 'dois navegadores ao mesmo tempo', '', true, 3, '2026-08-24 12:12:57.076+00', '2026-09-11 14:18:57.076+00'),
	(34, 22, 'um arquivo só', '', true, 1, '2026-08-28 14:40:57.08+00', '2026-09-19 13:14:57.08+00'),
	(35, 22, 'restaurar em máquina vazia', '', true, 2, '2026-08-28 14:40:57.08+00', '2026-09-19 13:14:57.08+00'),
	(36, 22, 'cronometrar', '', true, 3, '2026-08-28 14:40:57.08+00', '2026-09-19 13:14:57.08+00'),
	(37, 29, 'arrastar com o mouse', '', true, 1, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00'),
	(38, 29, 'arrastar com o dedo', '', true, 2, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00'),
	(39, 29, 'mover pelo teclado', '', true, 3, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00'),
	(40, 29, 'dois navegadores na mesma linha', '', false, 4, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00'),
	(41, 29, 'cortar a rede no meio', '', false, 5, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00'),
	(42, 32, 'imagem única', '', true, 1, '2026-11-11 12:55:57.337+00', '2026-11-11 12:55:57.337+00'),
	(43, 32, 'várias de uma vez', '', false, 2, '2026-11-11 12:55:57.337+00', '2026-11-11 12:55:57.337+00'),
	(44, 32, 'dizer o que não é imagem', '', false, 3, '2026-11-11 12:55:57.337+00', '2026-11-11 12:55:57.337+00'),
	(45, 33, 'paginação', '', false, 1, '2026-11-12 13:32:57.339+00', '2026-11-12 13:32:57.339+00'),
	(46, 33, 'fontes', '', false, 2, '2026-11-12 13:32:57.339+00', '2026-11-12 13:32:57.339+00'),
	(47, 33, 'texto que se seleciona', '', false, 3, '2026-11-12 13:32:57.339+00', '2026-11-12 13:32:57.339+00');


--
-- Data for Name: tasks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tasks VALUES
	(1, 11, 1, '11-001', 'Esquema da placa, revisão C', 'Regulador mais econômico e conector da sonda virado para baixo, longe da chuva.', 'Completed', 'task', 1024, '2026-09-30 03:00:00+00', 0, 2, 480, 540, '2026-09-13 12:32:56.339+00', '2026-09-27 12:10:56.339+00', 1, 2, '2026-09-27 12:10:56.339+00', 1, '{}', 1, NULL, NULL),
	(2, 11, 2, '11-002', 'Testar três PETGs ao sol', 'Quatro semanas no telhado, medidas toda segunda: cor, encaixe da tampa, trinca no canto.', 'Completed', 'task', 3072, '2026-10-25 03:00:00+00', 0, 2, 120, 150, '2026-09-15 13:46:56.451+00', '2026-10-22 12:35:56.451+00', 1, 2, '2026-10-22 12:35:56.451+00', 1, '{}', 1, NULL, NULL),
	(3, 11, 3, '11-003', 'Modelo da caixa com tampa de encaixe', 'Sem parafuso: abre com o polegar, fecha com clique. Folga de 0,25 mm.', 'Completed', 'feature', 5120, '2026-10-15 03:00:00+00', 0, 1, 360, 420, '2026-09-19 13:14:56.622+00', '2026-10-11 14:48:56.622+00', 1, 1, '2026-10-11 14:48:56.622+00', 1, '{}', 1, NULL, NULL),
	(4, 11, 4, '11-004', 'Encomendar as 25 placas', 'Vinte para o cliente, cinco para quebrar na bancada.', 'Completed', 'task', 2048, '2026-10-05 03:00:00+00', 0, 1, 60, 45, '2026-09-27 12:10:56.689+00', '2026-10-03 12:52:56.689+00', 1, 1, '2026-10-03 12:52:56.689+00', 1, '{}', 1, NULL, NULL),
	(5, 11, 5, '11-005', 'Tabela de calibração por tipo de solo', 'Argila, areia e substrato de mudas, cinco pontos cada.', 'Completed', 'feature', 6144, '2026-11-04 03:00:00+00', 0, 2, 300, 280, '2026-10-06 14:43:56.694+00', '2026-10-31 12:08:56.694+00', 1, 2, '2026-10-31 12:08:56.694+00', 1, '{}', 1, NULL, NULL),
	(6, 11, 6, '11-006', 'Sonda acusa solo seco depois da chuva', 'Era condensação no conector. A leitura volta ao normal em duas horas, tarde demais para a irrigação das seis.', 'Completed', 'bug', 4096, '2026-10-21 03:00:00+00', 3, 2, 240, 390, '2026-10-14 13:39:56.699+00', '2026-10-19 13:44:56.699+00', 1, 2, '2026-10-19 13:44:56.699+00', 1, '{}', 1, NULL, NULL),
	(7, 11, 7, '11-007', 'Firmware: dormir entre leituras', 'Meta: 5 µA dormindo. Hoje a média do dia é 62 µA, e a conta da bateria pede 45.', 'inTest', 'feature', 7168, '2026-11-26 03:00:00+00', 2, 2, 360, 310, '2026-10-25 14:26:56.709+00', '2026-11-21 13:05:56.709+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(8, 11, 8, '11-008', 'Painel com o canteiro desenhado', 'O cliente pensa em canteiros, não em números de estação. A planta que ele mandou já está em escala.', 'inBacklog', 'feature', 17408, '2026-12-24 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-04 14:36:56.779+00', '2026-11-04 14:36:56.779+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(9, 11, 9, '11-009', 'Medir também a temperatura do solo', 'O furo já está na placa. Falta saber se alguém olharia.', 'inBacklog', 'feature', 18432, NULL, 0, NULL, NULL, NULL, '2026-11-06 12:50:56.911+00', '2026-11-06 12:50:56.911+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(10, 11, 10, '11-010', 'Lote piloto: cinco caixas', 'Imprimir na máquina 2, camada de 0,2 mm, sem suporte.', 'inTest', 'task', 8192, '2026-11-23 03:00:00+00', 1, 1, 240, 200, '2026-11-08 14:04:56.912+00', '2026-11-08 14:04:56.912+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(11, 11, 11, '11-011', 'Ficha de montagem com fotos', 'Uma página por passo, para o pessoal do viveiro montar sem nós.', 'inProgress', 'task', 11264, '2026-11-30 03:00:00+00', 0, 1, 180, 60, '2026-11-10 12:18:57.051+00', '2026-11-10 12:18:57.051+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(12, 11, 12, '11-012', 'Vedação da tampa no jato de água', 'Dez minutos de mangueira de cada lado, papel absorvente dentro.', 'inTest', 'task', 9216, '2026-11-29 03:00:00+00', 0, 2, 90, NULL, '2026-11-12 13:32:57.053+00', '2026-11-12 13:32:57.053+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(13, 11, 13, '11-013', 'Aviso de bateria fraca', 'Abaixo de 2,2 V, uma mensagem por dia, não uma a cada leitura.', 'inProgress', 'feature', 12288, '2026-12-03 03:00:00+00', 1, 2, 150, 40, '2026-11-13 14:09:57.053+00', '2026-11-13 14:09:57.053+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(14, 11, 14, '11-014', 'Perda de pacotes atrás da estufa', 'As estações 7, 8 e 12 perdem um pacote em cada quatro. O plástico molhado da estufa fica bem no caminho.', 'inProgress', 'bug', 10240, '2026-11-22 03:00:00+00', 3, 2, 240, 130, '2026-11-15 12:23:57.054+00', '2026-11-22 13:42:57.054+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(15, 11, 15, '11-015', 'Imprimir as vinte caixas', 'Quatro por mesa, seis horas e dez cada mesa. Começa quando o piloto passar no jato.', 'forDevelopment', 'task', 13312, '2026-12-06 03:00:00+00', 2, 1, 1200, NULL, '2026-11-16 13:00:57.06+00', '2026-11-16 13:00:57.06+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(16, 11, 16, '11-016', 'Gravar e testar as vinte placas', 'Gabarito de pinos: encosta, grava, lê a sonda de referência, imprime a etiqueta.', 'forDevelopment', 'task', 14336, '2026-12-08 03:00:00+00', 0, 2, 600, NULL, '2026-11-16 13:00:57.062+00', '2026-11-16 13:00:57.062+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(17, 11, 17, '11-017', 'Comprar prensa-cabos PG7', 'Vinte e cinco. Os de náilon preto; os cinza racharam no sol.', 'forDevelopment', 'task', 15360, '2026-11-25 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-19 14:51:57.063+00', '2026-11-19 14:51:57.063+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(18, 11, 18, '11-018', 'Trocar as pilhas sem perder o endereço', 'Duas estações voltaram com o endereço zero depois da troca.', 'forDevelopment', 'bug', 16384, '2026-12-09 03:00:00+00', 1, NULL, NULL, NULL, '2026-11-20 12:28:57.064+00', '2026-11-20 12:28:57.064+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(19, 11, 19, '11-019', 'Orçamento da segunda leva', 'Mais trinta estações se o primeiro mês for bem.', 'inBacklog', 'task', 19456, '2026-12-15 03:00:00+00', 1, 1, 60, NULL, '2026-11-21 13:05:57.065+00', '2026-11-21 13:05:57.065+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(20, 11, 20, '11-020', 'Suporte para vaso alto', 'Haste de 40 cm, mesma caixa.', 'inBacklog', 'feature', 20480, '2026-12-29 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-22 13:42:57.066+00', '2026-11-22 13:42:57.066+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(21, 12, 1, '12-001', 'Formulário de artigo que não perde texto', 'Rascunho no navegador, aviso ao sair, e nunca por cima do que outra pessoa salvou.', 'Completed', 'feature', 1024, '2026-09-15 03:00:00+00', 2, 1, 600, 720, '2026-08-24 12:12:57.076+00', '2026-09-11 14:18:57.076+00', 1, 1, '2026-09-11 14:18:57.076+00', 1, '{}', 1, NULL, NULL),
	(22, 12, 2, '12-002', 'Backup diário e restauração ensaiada', 'Um backup que ninguém restaurou não é um backup. Ensaio todo dia 5.', 'Completed', 'task', 2048, '2026-09-25 03:00:00+00', 3, 2, 480, 500, '2026-08-28 14:40:57.08+00', '2026-09-19 13:14:57.08+00', 1, 2, '2026-09-19 13:14:57.08+00', 1, '{}', 1, NULL, NULL),
	(23, 12, 3, '12-003', 'Busca acha ''cisterna'' escrita com s', 'Quem procura ''sisterna'' também tem a cisterna vazia.', 'Completed', 'bug', 3072, '2026-10-10 03:00:00+00', 0, 2, 120, 95, '2026-09-25 13:56:57.083+00', '2026-10-07 12:20:57.083+00', 1, 2, '2026-10-07 12:20:57.083+00', 1, '{}', 1, NULL, NULL),
	(24, 12, 4, '12-004', 'Ler os textos do site em voz alta', 'O que não se consegue dizer de um fôlego vira duas frases.', 'Completed', 'task', 4096, '2026-10-15 03:00:00+00', 0, 1, 90, 110, '2026-09-30 14:01:57.084+00', '2026-10-13 13:02:57.084+00', 1, 1, '2026-10-13 13:02:57.084+00', 1, '{}', 1, NULL, NULL),
	(25, 12, 5, '12-005', 'Foto torta vinda do celular', 'A câmera escreve a rotação no arquivo; o envio agora a respeita e depois a apaga.', 'Completed', 'bug', 5120, '2026-10-13 03:00:00+00', 0, 2, 45, 30, '2026-10-08 12:57:57.085+00', '2026-10-10 14:11:57.085+00', 1, 2, '2026-10-10 14:11:57.085+00', 1, '{}', 1, NULL, NULL),
	(26, 12, 6, '12-006', 'Arquivos grandes sem encher a memória', 'Um firmware de 900 MB enquanto três pessoas salvam artigos: 140 MB de memória do começo ao fim.', 'Completed', 'feature', 6144, '2026-11-09 03:00:00+00', 0, 2, 360, 410, '2026-10-15 14:16:57.085+00', '2026-11-06 12:50:57.085+00', 1, 2, '2026-11-06 12:50:57.085+00', 1, '{}', 1, NULL, NULL),
	(27, 12, 7, '12-007', 'Relatório do mês em uma página', 'Entradas, saídas, o que vence. Para ler de pé.', 'inBacklog', 'feature', 18432, '2027-01-03 03:00:00+00', 0, NULL, NULL, NULL, '2026-10-27 12:40:57.224+00', '2026-10-27 12:40:57.224+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(28, 12, 8, '12-008', 'Nomes iguais na lista de pessoas', 'Duas pessoas podem se chamar Ana. Mostra o e-mail embaixo.', 'Completed', 'bug', 7168, '2026-11-04 03:00:00+00', 0, 1, 30, 25, '2026-10-29 13:54:57.225+00', '2026-11-02 13:22:57.225+00', 1, 1, '2026-11-02 13:22:57.225+00', 1, '{}', 1, NULL, NULL),
	(29, 12, 9, '12-009', 'Quadro de produção ao vivo', 'O que um arrasta o outro vê em menos de um segundo.', 'inTest', 'feature', 8192, '2026-11-27 03:00:00+00', 3, 2, 900, 840, '2026-10-31 12:08:57.226+00', '2026-11-21 13:05:57.226+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(30, 12, 10, '12-010', 'Assinar orçamento no celular', 'Dedo na tela, nome por extenso, hora e endereço.', 'inBacklog', 'feature', 19456, NULL, 0, NULL, NULL, NULL, '2026-11-03 13:59:57.327+00', '2026-11-03 13:59:57.327+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(31, 12, 11, '12-011', 'Quem vê o quê, em uma tabela', 'Cada chamada por cada tipo de pessoa, inclusive quem saiu ontem.', 'inTest', 'task', 9216, '2026-11-21 03:00:00+00', 0, 1, 120, 150, '2026-11-09 14:41:57.336+00', '2026-11-09 14:41:57.336+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(32, 12, 12, '12-012', 'Anexar foto colada da área de transferência', 'Captura de tela, Ctrl+V, pronto.', 'inProgress', 'feature', 11264, '2026-11-28 03:00:00+00', 1, 2, 180, 90, '2026-11-11 12:55:57.337+00', '2026-11-11 12:55:57.337+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(33, 12, 13, '12-013', 'Orçamento em PDF', 'Igual ao impresso, com as fontes dentro do arquivo.', 'forDevelopment', 'feature', 14336, '2026-12-12 03:00:00+00', 2, 2, 600, NULL, '2026-11-12 13:32:57.339+00', '2026-11-12 13:32:57.339+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(34, 12, 14, '12-014', 'Textos de ajuda das telas novas', 'Curto: o que a tela faz, o que não faz, onde se desfaz.', 'inProgress', 'task', 12288, '2026-11-20 03:00:00+00', 0, 1, 120, 45, '2026-11-14 14:46:57.341+00', '2026-11-14 14:46:57.341+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(35, 12, 15, '12-015', 'Calendário com feriados do município', 'Nacionais, estaduais e os dois nossos.', 'forDevelopment', 'feature', 15360, '2026-12-19 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-15 12:23:57.342+00', '2026-11-15 12:23:57.342+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(36, 12, 16, '12-016', 'Contraste do amarelo no escuro', '4,2 para 1 no selo de pendente. Precisa de 4,5.', 'inTest', 'bug', 10240, '2026-11-26 03:00:00+00', 0, 2, 30, 20, '2026-11-17 13:37:57.343+00', '2026-11-17 13:37:57.343+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(37, 12, 17, '12-017', 'Lista de atalhos do teclado', 'Abre com ?. Um interruptor desliga todos, para quem dita.', 'inProgress', 'feature', 13312, '2026-12-02 03:00:00+00', 0, 2, 60, NULL, '2026-11-18 14:14:57.352+00', '2026-11-18 14:14:57.352+00', 1, 2, NULL, 1, '{}', 1, NULL, NULL),
	(38, 12, 18, '12-018', 'Perguntar a três clientes o que eles não acham', 'Sem ajudar. Anotar onde o dedo para.', 'inBacklog', 'task', 20480, '2026-12-08 03:00:00+00', 1, 1, 180, NULL, '2026-11-19 14:51:57.353+00', '2026-11-19 14:51:57.353+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(39, 12, 19, '12-019', 'Testar a restauração no dia 5', 'Em máquina emprestada, sem olhar a documentação. O que faltar vira documentação.', 'forDevelopment', 'task', 16384, '2026-12-04 03:00:00+00', 1, 1, 45, NULL, '2026-11-21 13:05:57.354+00', '2026-11-21 13:05:57.354+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(40, 12, 20, '12-020', 'Selo de nova mensagem some cedo demais', 'Some ao abrir a lista, e devia sumir ao abrir a mensagem.', 'forDevelopment', 'bug', 17408, '2026-11-30 03:00:00+00', 0, NULL, NULL, NULL, '2026-11-22 13:42:57.354+00', '2026-11-22 13:42:57.354+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL),
	(41, 12, 21, '12-021', 'Modo de impressão para artigos', 'Um leitor imprime e leva para o galpão, onde não há sinal.', 'inBacklog', 'feature', 21504, NULL, 0, NULL, NULL, NULL, '2026-11-23 14:19:57.355+00', '2026-11-23 14:19:57.355+00', 1, 1, NULL, 1, '{}', 1, NULL, NULL);


--
-- Data for Name: two_factors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.two_factors OVERRIDING SYSTEM VALUE VALUES
	(1, 2, 'sealed', 'sealed', true, 0, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	(1, 'Marina Reis', 'marina@exemplo.com.br', false, NULL, '2026-11-24 14:56:53.905983+00', '2026-11-24 14:56:53.905983+00', 'user', NULL, NULL, NULL, NULL, 1, '{}', false),
	(2, 'Davi Nunes', 'davi@exemplo.com.br', false, NULL, '2026-11-24 14:56:53.905983+00', '2026-11-24 14:56:53.905983+00', 'user', NULL, NULL, NULL, NULL, 1, '{}', false);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	(1, '2fa-1', '2', '2026-11-24 15:04:46.64635+00', '2026-11-24 14:59:46.64635+00', '2026-11-24 14:59:46.64635+00');


--
-- Data for Name: view_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.view_days VALUES
	('2026-10-23', true, 251, 6, 105, 104),
	('2026-10-24', true, 115, 3, 48, 47),
	('2026-10-25', true, 133, 3, 56, 55),
	('2026-10-26', true, 285, 8, 119, 118),
	('2026-10-27', true, 285, 8, 119, 118),
	('2026-10-28', true, 340, 7, 142, 141),
	('2026-10-29', true, 342, 7, 143, 142),
	('2026-10-30', true, 288, 6, 120, 119),
	('2026-10-31', true, 168, 4, 70, 69),
	('2026-11-01', true, 152, 3, 64, 63),
	('2026-11-02', true, 237, 5, 99, 98),
	('2026-11-03', true, 346, 8, 145, 144),
	('2026-11-04', true, 251, 6, 105, 104),
	('2026-11-05', true, 271, 7, 113, 112),
	('2026-11-06', true, 243, 6, 102, 101),
	('2026-11-07', true, 145, 4, 61, 60),
	('2026-11-08', true, 140, 3, 59, 58),
	('2026-11-09', true, 258, 7, 108, 107),
	('2026-11-10', true, 300, 8, 125, 124),
	('2026-11-11', true, 272, 7, 114, 113),
	('2026-11-12', true, 258, 7, 108, 107),
	('2026-11-13', true, 183, 5, 77, 76),
	('2026-11-14', true, 115, 3, 48, 47),
	('2026-11-15', true, 128, 4, 54, 53),
	('2026-11-16', true, 237, 7, 99, 98),
	('2026-11-17', true, 230, 7, 96, 95),
	('2026-11-18', true, 272, 8, 114, 113),
	('2026-11-19', true, 194, 6, 81, 80),
	('2026-11-20', true, 215, 6, 90, 89),
	('2026-11-21', true, 456, 4, 190, 189),
	('2026-11-22', true, 375, 3, 157, 156);


--
-- Data for Name: view_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.view_months VALUES
	('2026-11-01', 'campaign', 'instagram / social / bastidores', true, 105, 0),
	('2026-11-01', 'archive', '4', true, 100, 0),
	('2026-11-01', 'archive', '5', true, 70, 0),
	('2026-11-01', 'archive', '10', true, 582, 0),
	('2026-11-01', 'page', 'search', true, 158, 0),
	('2026-11-01', 'page', 'contact', true, 190, 0),
	('2026-11-01', 'page', 'privacy', true, 24, 0),
	('2026-11-01', 'referrer', 'instagram.com', true, 209, 0),
	('2026-11-01', 'archive', '6', true, 257, 0),
	('2026-11-01', 'referrer', 'duckduckgo.com', true, 106, 0),
	('2026-11-01', 'device', 'tablet', true, 211, 0),
	('2026-11-01', 'device', 'mobile', true, 2744, 0),
	('2026-11-01', 'page', 'home', true, 1071, 124),
	('2026-11-01', 'archive', '1', true, 108, 0),
	('2026-11-01', 'page', 'details-sale', true, 83, 0),
	('2026-11-01', 'page', 'project-list', true, 599, 0),
	('2026-11-01', 'referrer', 'google.com', true, 1005, 0),
	('2026-11-01', 'campaign', 'boletim / email', true, 211, 0),
	('2026-11-01', 'archive', '7', true, 541, 0),
	('2026-11-01', 'referrer', 'bing.com', true, 107, 0),
	('2026-11-01', 'archive', '8', true, 634, 0),
	('2026-11-01', 'archive', '2', true, 65, 0),
	('2026-11-01', 'page', 'coffee', true, 123, 0),
	('2026-11-01', 'page', 'archive-list', true, 503, 0),
	('2026-11-01', 'referrer', 'linkedin.com', true, 262, 0),
	('2026-11-01', 'referrer', 'github.com', true, 158, 0),
	('2026-11-01', 'device', 'desktop', true, 2323, 124),
	('2026-11-01', 'archive', '3', true, 134, 0),
	('2026-11-01', 'page', 'legal-compilance', true, 36, 0);


--
-- Data for Name: view_salts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.view_salts VALUES
	('2026-11-24', 'salt');


--
-- Data for Name: view_totals; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.view_totals VALUES
	('2026-11-20', 'page', 'home', true, 55, 6),
	('2026-11-20', 'page', 'archive-list', true, 25, 0),
	('2026-11-20', 'page', 'project-list', true, 31, 0),
	('2026-11-20', 'page', 'search', true, 8, 0),
	('2026-11-20', 'page', 'contact', true, 9, 0),
	('2026-11-20', 'page', 'coffee', true, 6, 0),
	('2026-11-20', 'page', 'legal-compilance', true, 2, 0),
	('2026-11-20', 'page', 'privacy', true, 1, 0),
	('2026-11-20', 'page', 'details-sale', true, 5, 0),
	('2026-11-20', 'archive', '1', true, 6, 0),
	('2026-11-20', 'archive', '2', true, 3, 0),
	('2026-11-20', 'archive', '3', true, 6, 0),
	('2026-11-20', 'archive', '4', true, 5, 0),
	('2026-11-20', 'archive', '5', true, 4, 0),
	('2026-11-20', 'archive', '6', true, 12, 0),
	('2026-11-20', 'archive', '7', true, 20, 0),
	('2026-11-20', 'archive', '8', true, 17, 0),
	('2026-11-20', 'device', 'mobile', true, 112, 0),
	('2026-11-20', 'device', 'desktop', true, 94, 6),
	('2026-11-20', 'device', 'tablet', true, 9, 0),
	('2026-11-20', 'referrer', 'google.com', true, 41, 0),
	('2026-11-20', 'referrer', 'linkedin.com', true, 11, 0),
	('2026-11-20', 'referrer', 'instagram.com', true, 8, 0),
	('2026-11-20', 'referrer', 'github.com', true, 7, 0),
	('2026-11-20', 'referrer', 'duckduckgo.com', true, 4, 0),
	('2026-11-20', 'referrer', 'bing.com', true, 4, 0),
	('2026-11-20', 'campaign', 'boletim / email', true, 9, 0),
	('2026-11-20', 'campaign', 'instagram / social / bastidores', true, 4, 0),
	('2026-11-21', 'page', 'home', true, 34, 4),
	('2026-11-21', 'page', 'archive-list', true, 16, 0);


--
-- Name: accounts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_id_seq', 2, true);


--
-- Name: archive_versions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.archive_versions_id_seq', 2, true);


--
-- Name: archives_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.archives_id_seq', 10, true);


--
-- Name: budget_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.budget_events_id_seq', 35, true);


--
-- Name: budget_installments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.budget_installments_id_seq', 11, true);


--
-- Name: budget_numbers_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.budget_numbers_id_seq', 13, true);


--
-- Name: calendar_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.calendar_events_id_seq', 14, true);


--
-- Name: calendar_guests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.calendar_guests_id_seq', 3, true);


--
-- Name: calendar_tags_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.calendar_tags_id_seq', 14, true);


--
-- Name: clients_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.clients_id_seq', 7, true);


--
-- Name: contact_messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.contact_messages_id_seq', 8, true);


--
-- Name: finance_accounts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_accounts_id_seq', 3, true);


--
-- Name: finance_attachments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_attachments_id_seq', 1, true);


--
-- Name: finance_balances_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_balances_id_seq', 2, true);


--
-- Name: finance_bills_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_bills_id_seq', 8, true);


--
-- Name: finance_categories_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_categories_id_seq', 27, true);


--
-- Name: finance_import_lines_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_import_lines_id_seq', 2, true);


--
-- Name: finance_import_rules_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_import_rules_id_seq', 1, true);


--
-- Name: finance_imports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_imports_id_seq', 2, true);


--
-- Name: finance_repeats_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_repeats_id_seq', 8, true);


--
-- Name: finance_reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.finance_reports_id_seq', 262, true);


--
-- Name: notices_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.notices_id_seq', 2, true);


--
-- Name: order_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.order_events_id_seq', 18, true);


--
-- Name: orders_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.orders_id_seq', 6, true);


--
-- Name: page_views_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.page_views_id_seq', 931, true);


--
-- Name: projects_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.projects_id_seq', 12, true);


--
-- Name: push_subscriptions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.push_subscriptions_id_seq', 1, true);


--
-- Name: screen_machines_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.screen_machines_id_seq', 1, true);


--
-- Name: security_log_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.security_log_id_seq', 1, true);


--
-- Name: sessions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.sessions_id_seq', 2, true);


--
-- Name: site_versions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.site_versions_id_seq', 1, true);


--
-- Name: task_attachments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.task_attachments_id_seq', 8, true);


--
-- Name: task_comments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.task_comments_id_seq', 8, true);


--
-- Name: task_history_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.task_history_id_seq', 74, true);


--
-- Name: task_subtasks_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.task_subtasks_id_seq', 47, true);


--
-- Name: tasks_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tasks_id_seq', 41, true);


--
-- Name: two_factors_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.two_factors_id_seq', 1, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 2, true);


--
-- Name: verifications_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.verifications_id_seq', 1, true);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: archive_likes archive_likes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archive_likes
    ADD CONSTRAINT archive_likes_pkey PRIMARY KEY (archive_id, device);


--
-- Name: archive_versions archive_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archive_versions
    ADD CONSTRAINT archive_versions_pkey PRIMARY KEY (id);


--
-- Name: archives archives_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archives
    ADD CONSTRAINT archives_pkey PRIMARY KEY (id);


--
-- Name: budget_events budget_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_events
    ADD CONSTRAINT budget_events_pkey PRIMARY KEY (id);


--
-- Name: budget_installments budget_installments_budget_id_number_txid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_installments
    ADD CONSTRAINT budget_installments_budget_id_number_txid_key UNIQUE (budget_id, number, txid);


--
-- Name: budget_installments budget_installments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_installments
    ADD CONSTRAINT budget_installments_pkey PRIMARY KEY (id);


--
-- Name: budget_installments budget_installments_txid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_installments
    ADD CONSTRAINT budget_installments_txid_key UNIQUE (txid);


--
-- Name: budget_numbers budget_numbers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_numbers
    ADD CONSTRAINT budget_numbers_pkey PRIMARY KEY (id);


--
-- Name: budget_versions budget_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_versions
    ADD CONSTRAINT budget_versions_pkey PRIMARY KEY (budget_id, version);


--
-- Name: budgets budgets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_pkey PRIMARY KEY (id);


--
-- Name: calendar_alerts calendar_alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_alerts
    ADD CONSTRAINT calendar_alerts_pkey PRIMARY KEY (event_id, day, alert_at);


--
-- Name: calendar_attendees calendar_attendees_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_attendees
    ADD CONSTRAINT calendar_attendees_pkey PRIMARY KEY (event_id, user_id);


--
-- Name: calendar_counters calendar_counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_counters
    ADD CONSTRAINT calendar_counters_pkey PRIMARY KEY (user_id);


--
-- Name: calendar_events calendar_events_id_user_uid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_id_user_uid_key UNIQUE (id_user, uid);


--
-- Name: calendar_events calendar_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_pkey PRIMARY KEY (id);


--
-- Name: calendar_feeds calendar_feeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);


--
-- Name: calendar_guests calendar_guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_guests
    ADD CONSTRAINT calendar_guests_pkey PRIMARY KEY (id);


--
-- Name: calendar_occurrences calendar_occurrences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_occurrences
    ADD CONSTRAINT calendar_occurrences_pkey PRIMARY KEY (event_id, day);


--
-- Name: calendar_tags calendar_tags_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_tags
    ADD CONSTRAINT calendar_tags_pkey PRIMARY KEY (id);


--
-- Name: clients clients_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);


--
-- Name: contact_messages contact_messages_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_key_key UNIQUE (key);


--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);


--
-- Name: finance_accounts finance_accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_accounts
    ADD CONSTRAINT finance_accounts_pkey PRIMARY KEY (id);


--
-- Name: finance_attachments finance_attachments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_attachments
    ADD CONSTRAINT finance_attachments_pkey PRIMARY KEY (id);


--
-- Name: finance_balances finance_balances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_balances
    ADD CONSTRAINT finance_balances_pkey PRIMARY KEY (id);


--
-- Name: finance_bills finance_bills_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_pkey PRIMARY KEY (id);


--
-- Name: finance_bills finance_bills_repeat_id_repeat_day_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_repeat_id_repeat_day_key UNIQUE (repeat_id, repeat_day);


--
-- Name: finance_categories finance_categories_id_user_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_categories
    ADD CONSTRAINT finance_categories_id_user_key_key UNIQUE (id_user, key);


--
-- Name: finance_categories finance_categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_categories
    ADD CONSTRAINT finance_categories_pkey PRIMARY KEY (id);


--
-- Name: finance_csv_mappings finance_csv_mappings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_csv_mappings
    ADD CONSTRAINT finance_csv_mappings_pkey PRIMARY KEY (id_user, header);


--
-- Name: finance_import_lines finance_import_lines_account_id_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_lines
    ADD CONSTRAINT finance_import_lines_account_id_key_key UNIQUE (account_id, key);


--
-- Name: finance_import_lines finance_import_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_lines
    ADD CONSTRAINT finance_import_lines_pkey PRIMARY KEY (id);


--
-- Name: finance_import_rules finance_import_rules_id_user_contains_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_rules
    ADD CONSTRAINT finance_import_rules_id_user_contains_key UNIQUE (id_user, contains);


--
-- Name: finance_import_rules finance_import_rules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_rules
    ADD CONSTRAINT finance_import_rules_pkey PRIMARY KEY (id);


--
-- Name: finance_imports finance_imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_imports
    ADD CONSTRAINT finance_imports_pkey PRIMARY KEY (id);


--
-- Name: finance_repeats finance_repeats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_repeats
    ADD CONSTRAINT finance_repeats_pkey PRIMARY KEY (id);


--
-- Name: finance_reports finance_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_pkey PRIMARY KEY (id);


--
-- Name: finance_reports finance_reports_repeat_id_repeat_day_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_repeat_id_repeat_day_key UNIQUE (repeat_id, repeat_day);


--
-- Name: first_run first_run_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.first_run
    ADD CONSTRAINT first_run_pkey PRIMARY KEY (id);


--
-- Name: installation installation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: line_visits line_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.line_visits
    ADD CONSTRAINT line_visits_pkey PRIMARY KEY (user_id);


--
-- Name: logo logo_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logo
    ADD CONSTRAINT logo_pkey PRIMARY KEY (id);


--
-- Name: notice_counters notice_counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notice_counters
    ADD CONSTRAINT notice_counters_pkey PRIMARY KEY (user_id);


--
-- Name: notice_settings notice_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (user_id, kind);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);


--
-- Name: notices notices_user_id_kind_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_id_kind_key_key UNIQUE (user_id, kind, key);


--
-- Name: order_events order_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


--
-- Name: orders orders_renews_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_renews_key UNIQUE (renews);


--
-- Name: orders orders_token_sale_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_token_sale_key UNIQUE (token_sale);


--
-- Name: orders orders_txid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_txid_key UNIQUE (txid);


--
-- Name: page_views page_views_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.page_views
    ADD CONSTRAINT page_views_pkey PRIMARY KEY (id);


--
-- Name: password_links password_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (hash);


--
-- Name: payment_events payment_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);


--
-- Name: production_lines production_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.production_lines
    ADD CONSTRAINT production_lines_pkey PRIMARY KEY (project_id);


--
-- Name: project_downloads project_downloads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_downloads
    ADD CONSTRAINT project_downloads_pkey PRIMARY KEY (project_id, platform);


--
-- Name: project_members project_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_members
    ADD CONSTRAINT project_members_pkey PRIMARY KEY (project_id, user_id);


--
-- Name: projects projects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);


--
-- Name: push_keys push_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);


--
-- Name: push_subscriptions push_subscriptions_endpoint_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);


--
-- Name: push_subscriptions push_subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: removed_files removed_task_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removed_files
    ADD CONSTRAINT removed_task_files_pkey PRIMARY KEY (key);


--
-- Name: screen_lines screen_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.screen_lines
    ADD CONSTRAINT screen_lines_pkey PRIMARY KEY (user_id, at, machine_id);


--
-- Name: screen_machines screen_machines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.screen_machines
    ADD CONSTRAINT screen_machines_pkey PRIMARY KEY (id);


--
-- Name: screen_machines screen_machines_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.screen_machines
    ADD CONSTRAINT screen_machines_token_hash_key UNIQUE (token_hash);


--
-- Name: search_words search_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);


--
-- Name: security_log security_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.security_log
    ADD CONSTRAINT security_log_pkey PRIMARY KEY (id);


--
-- Name: security_settings security_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.security_settings
    ADD CONSTRAINT security_settings_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_key UNIQUE (token);


--
-- Name: site_settings site_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (section);


--
-- Name: site_versions site_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_versions
    ADD CONSTRAINT site_versions_pkey PRIMARY KEY (id);


--
-- Name: task_attachments task_attachments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_attachments
    ADD CONSTRAINT task_attachments_pkey PRIMARY KEY (id);


--
-- Name: task_comments task_comments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_comments
    ADD CONSTRAINT task_comments_pkey PRIMARY KEY (id);


--
-- Name: task_history task_history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_history
    ADD CONSTRAINT task_history_pkey PRIMARY KEY (id);


--
-- Name: task_subtasks task_subtasks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_subtasks
    ADD CONSTRAINT task_subtasks_pkey PRIMARY KEY (id);


--
-- Name: tasks tasks_id_text_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_id_text_key UNIQUE (id_text);


--
-- Name: tasks tasks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);


--
-- Name: tasks tasks_project_id_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_project_id_number_key UNIQUE (project_id, number);


--
-- Name: two_factors two_factors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (id);


--
-- Name: two_factors two_factors_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_key UNIQUE (user_id);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: view_days view_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_days
    ADD CONSTRAINT view_days_pkey PRIMARY KEY (day, demo);


--
-- Name: view_months view_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_months
    ADD CONSTRAINT view_months_pkey PRIMARY KEY (month, kind, name, demo);


--
-- Name: view_salts view_salts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_salts
    ADD CONSTRAINT view_salts_pkey PRIMARY KEY (day);


--
-- Name: view_totals view_totals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.view_totals
    ADD CONSTRAINT view_totals_pkey PRIMARY KEY (day, kind, name, demo);


--
-- Name: accounts_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user_id_idx ON public.accounts USING btree (user_id);


--
-- Name: archive_likes_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archive_likes_created_at_idx ON public.archive_likes USING brin (created_at);


--
-- Name: archive_versions_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archive_versions_newest_idx ON public.archive_versions USING btree (archive_id, id DESC);


--
-- Name: archives_date_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archives_date_idx ON public.archives USING btree (date DESC, id DESC);


--
-- Name: archives_highlighted_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archives_highlighted_idx ON public.archives USING btree (date DESC, id DESC) WHERE (public AND highlighted);


--
-- Name: archives_public_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archives_public_idx ON public.archives USING btree (date DESC, id DESC) WHERE public;


--
-- Name: archives_publish_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archives_publish_at_idx ON public.archives USING btree (publish_at) WHERE (publish_at IS NOT NULL);


--
-- Name: archives_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archives_search_idx ON public.archives USING gin (public.searched(search)) WHERE public;


--
-- Name: budget_events_budget_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budget_events_budget_idx ON public.budget_events USING btree (budget_id, id);


--
-- Name: budget_installments_budget_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budget_installments_budget_idx ON public.budget_installments USING btree (budget_id, number);


--
-- Name: budget_installments_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budget_installments_open_idx ON public.budget_installments USING btree (due) WHERE ((paid_on IS NULL) AND (voided_at IS NULL));


--
-- Name: budget_installments_paid_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budget_installments_paid_idx ON public.budget_installments USING btree (paid_on) WHERE (paid_on IS NOT NULL);


--
-- Name: budgets_client_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_client_idx ON public.budgets USING btree (client_id, date DESC) WHERE (client_id IS NOT NULL);


--
-- Name: budgets_date_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_date_idx ON public.budgets USING btree (date DESC, id DESC);


--
-- Name: budgets_project_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_project_idx ON public.budgets USING btree (project_id) WHERE (project_id IS NOT NULL);


--
-- Name: budgets_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_search_idx ON public.budgets USING gin (search public.gin_trgm_ops);


--
-- Name: budgets_user_date_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_user_date_idx ON public.budgets USING btree (id_user, date DESC, id DESC);


--
-- Name: budgets_validity_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX budgets_validity_idx ON public.budgets USING btree (budget_validity) WHERE (state = ANY (ARRAY['sent'::text, 'seen'::text, 'change_requested'::text]));


--
-- Name: calendar_attendees_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_attendees_user_idx ON public.calendar_attendees USING btree (user_id, event_id);


--
-- Name: calendar_events_alert_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_events_alert_idx ON public.calendar_events USING btree (next_alert_at) WHERE (next_alert_at IS NOT NULL);


--
-- Name: calendar_events_range_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_events_range_idx ON public.calendar_events USING gist (id_user, tstzrange(first_at, last_at, '[]'::text));


--
-- Name: calendar_events_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_events_search_idx ON public.calendar_events USING gin (search public.gin_trgm_ops);


--
-- Name: calendar_events_tag_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_events_tag_idx ON public.calendar_events USING btree (tag_id);


--
-- Name: calendar_events_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_events_user_idx ON public.calendar_events USING btree (id_user, starts_at DESC, id DESC);


--
-- Name: calendar_guests_check_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_guests_check_idx ON public.calendar_guests USING btree (check_at) WHERE (check_at IS NOT NULL);


--
-- Name: calendar_guests_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX calendar_guests_email_idx ON public.calendar_guests USING btree (event_id, email);


--
-- Name: calendar_occurrences_tag_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX calendar_occurrences_tag_idx ON public.calendar_occurrences USING btree (tag_id) WHERE (tag_id IS NOT NULL);


--
-- Name: calendar_tags_name_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX calendar_tags_name_idx ON public.calendar_tags USING btree (id_user, lower(name));


--
-- Name: clients_document_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX clients_document_idx ON public.clients USING btree (document) WHERE (document <> ''::text);


--
-- Name: clients_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clients_email_idx ON public.clients USING btree (email) WHERE (email <> ''::text);


--
-- Name: clients_name_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clients_name_idx ON public.clients USING btree (search, id);


--
-- Name: clients_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clients_search_idx ON public.clients USING gin (search public.gin_trgm_ops);


--
-- Name: contact_messages_created_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_created_at_idx ON public.contact_messages USING btree (created_at DESC, id DESC);


--
-- Name: contact_messages_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_search_idx ON public.contact_messages USING gin (public.searched(search));


--
-- Name: contact_messages_unread_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_unread_idx ON public.contact_messages USING btree (created_at DESC, id DESC) WHERE ((NOT read) AND (NOT archived));


--
-- Name: finance_accounts_number_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX finance_accounts_number_idx ON public.finance_accounts USING btree (id_user, bank, branch, number) WHERE (number <> ''::text);


--
-- Name: finance_accounts_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_accounts_user_idx ON public.finance_accounts USING btree (id_user, id);


--
-- Name: finance_attachments_report_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_attachments_report_idx ON public.finance_attachments USING btree (report_id, id);


--
-- Name: finance_balances_account_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_balances_account_idx ON public.finance_balances USING btree (account_id, day, id);


--
-- Name: finance_bills_open_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_bills_open_idx ON public.finance_bills USING btree (id_user, due, id) WHERE ((paid_on IS NULL) AND (deleted_at IS NULL));


--
-- Name: finance_bills_paid_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_bills_paid_idx ON public.finance_bills USING btree (id_user, paid_on DESC, id DESC) WHERE ((paid_on IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: finance_import_lines_import_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_import_lines_import_idx ON public.finance_import_lines USING btree (import_id);


--
-- Name: finance_import_lines_report_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_import_lines_report_idx ON public.finance_import_lines USING btree (report_id) WHERE (report_id IS NOT NULL);


--
-- Name: finance_imports_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_imports_user_idx ON public.finance_imports USING btree (id_user, created_at DESC, id DESC);


--
-- Name: finance_repeats_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_repeats_user_idx ON public.finance_repeats USING btree (id_user, id);


--
-- Name: finance_reports_account_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_account_idx ON public.finance_reports USING btree (account_id, date) WHERE (account_id IS NOT NULL);


--
-- Name: finance_reports_bill_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_bill_idx ON public.finance_reports USING btree (bill_id) WHERE (bill_id IS NOT NULL);


--
-- Name: finance_reports_book_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_book_idx ON public.finance_reports USING btree (id_user, date DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: finance_reports_category_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_category_idx ON public.finance_reports USING btree (id_user, category);


--
-- Name: finance_reports_date_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_date_idx ON public.finance_reports USING btree (date DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: finance_reports_deleted_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_deleted_idx ON public.finance_reports USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: finance_reports_import_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_import_idx ON public.finance_reports USING btree (import_id) WHERE (import_id IS NOT NULL);


--
-- Name: finance_reports_installment_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_installment_idx ON public.finance_reports USING btree (installment_id) WHERE (installment_id IS NOT NULL);


--
-- Name: finance_reports_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX finance_reports_order_idx ON public.finance_reports USING btree (order_id, reversal) WHERE (order_id IS NOT NULL);


--
-- Name: finance_reports_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_reports_search_idx ON public.finance_reports USING gin (search public.gin_trgm_ops);


--
-- Name: notices_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_created_idx ON public.notices USING btree (created_at);


--
-- Name: notices_subject_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_subject_idx ON public.notices USING btree (subject) WHERE (subject IS NOT NULL);


--
-- Name: notices_unread_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_unread_idx ON public.notices USING btree (user_id) WHERE (read_at IS NULL);


--
-- Name: notices_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notices_user_idx ON public.notices USING btree (user_id, created_at DESC, id DESC);


--
-- Name: order_events_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX order_events_order_idx ON public.order_events USING btree (order_id, id);


--
-- Name: orders_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_created_idx ON public.orders USING btree (created_at DESC, id DESC);


--
-- Name: orders_email_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_email_idx ON public.orders USING btree (email);


--
-- Name: orders_expiry_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_expiry_idx ON public.orders USING btree (expires_at) WHERE (state = ANY (ARRAY['created'::text, 'awaiting'::text, 'failed'::text]));


--
-- Name: orders_paid_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_paid_idx ON public.orders USING btree (paid_at) WHERE (paid_at IS NOT NULL);


--
-- Name: orders_plan_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_plan_idx ON public.orders USING btree (plan_until) WHERE (state = 'paid'::text);


--
-- Name: orders_project_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_project_idx ON public.orders USING btree (project_id);


--
-- Name: orders_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_search_idx ON public.orders USING gin (search public.gin_trgm_ops);


--
-- Name: page_views_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX page_views_day_idx ON public.page_views USING btree (day);


--
-- Name: password_links_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_links_user_id_idx ON public.password_links USING btree (user_id);


--
-- Name: payment_events_received_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_events_received_idx ON public.payment_events USING btree (received_at);


--
-- Name: project_members_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_members_user_idx ON public.project_members USING btree (user_id);


--
-- Name: projects_highlighted_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_highlighted_idx ON public.projects USING btree (date_created DESC, id DESC) WHERE (is_public AND is_highlighted AND (id_user = 1));


--
-- Name: projects_owner_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_owner_idx ON public.projects USING btree (id_user, date_created DESC, id DESC);


--
-- Name: projects_public_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_public_idx ON public.projects USING btree (date_created DESC, id DESC) WHERE (is_public AND (id_user = 1));


--
-- Name: projects_sale_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_sale_idx ON public.projects USING btree (date_created DESC, id DESC) WHERE (is_public AND is_sale AND (id_user = 1));


--
-- Name: projects_search_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_search_idx ON public.projects USING gin (public.searched(search)) WHERE (is_public AND (id_user = 1));


--
-- Name: push_subscriptions_session_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_session_idx ON public.push_subscriptions USING btree (session_id);


--
-- Name: push_subscriptions_user_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (user_id, created_at DESC, id DESC);


--
-- Name: rate_limits_expire; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);


--
-- Name: screen_machines_files_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX screen_machines_files_idx ON public.screen_machines USING btree (user_id) WHERE files;


--
-- Name: screen_machines_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX screen_machines_user_id_idx ON public.screen_machines USING btree (user_id);


--
-- Name: search_words_near_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_words_near_idx ON public.search_words USING gist (word public.gist_trgm_ops);


--
-- Name: security_log_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_log_actor ON public.security_log USING btree (actor_id, at DESC, id DESC);


--
-- Name: security_log_event; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_log_event ON public.security_log USING btree (event, at DESC, id DESC);


--
-- Name: security_log_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX security_log_newest ON public.security_log USING btree (at DESC, id DESC);


--
-- Name: sessions_user_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);


--
-- Name: site_versions_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX site_versions_newest_idx ON public.site_versions USING btree (section, id DESC);


--
-- Name: task_attachments_task_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX task_attachments_task_idx ON public.task_attachments USING btree (task_id, id);


--
-- Name: task_comments_task_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX task_comments_task_idx ON public.task_comments USING btree (task_id, created_at, id);


--
-- Name: task_history_task_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX task_history_task_idx ON public.task_history USING btree (task_id, id DESC);


--
-- Name: task_subtasks_task_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX task_subtasks_task_idx ON public.task_subtasks USING btree (task_id, "position", id) INCLUDE (checked);


--
-- Name: tasks_assignee_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_assignee_idx ON public.tasks USING btree (assignee_id) WHERE ((deleted_at IS NULL) AND (status <> 'Completed'::text));


--
-- Name: tasks_change_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_change_idx ON public.tasks USING btree (project_id, change);


--
-- Name: tasks_column_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_column_idx ON public.tasks USING btree (project_id, status, "position", id) WHERE (deleted_at IS NULL);


--
-- Name: tasks_created_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_created_idx ON public.tasks USING btree (project_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: tasks_deleted_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_deleted_idx ON public.tasks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: tasks_meta_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tasks_meta_idx ON public.tasks USING btree (meta) WHERE ((deleted_at IS NULL) AND (status <> 'Completed'::text));


--
-- Name: users_email_lower_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email_lower_idx ON public.users USING btree (lower(email));


--
-- Name: verifications_identifier_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier_idx ON public.verifications USING btree (identifier);


--
-- Name: archives archives_keep_words; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_keep_words AFTER INSERT OR UPDATE OF title, description, markdown ON public.archives FOR EACH ROW EXECUTE FUNCTION public.keep_archive_words();


--
-- Name: archives archives_notify_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_notify_delete AFTER DELETE ON public.archives FOR EACH ROW WHEN (old.public) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: archives archives_notify_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_notify_insert AFTER INSERT ON public.archives FOR EACH ROW WHEN (new.public) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: archives archives_notify_likes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_notify_likes AFTER UPDATE OF likes ON public.archives FOR EACH ROW WHEN ((new.public AND (old.likes <> new.likes))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: archives archives_notify_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_notify_update AFTER UPDATE OF title, description, preview, image, image_archive, link, html, contents, words, public, highlighted, date ON public.archives FOR EACH ROW WHEN (((old.public OR new.public) AND ((((((((((((old.public IS DISTINCT FROM new.public) OR (old.highlighted IS DISTINCT FROM new.highlighted)) OR (old.date IS DISTINCT FROM new.date)) OR (old.title IS DISTINCT FROM new.title)) OR (old.description IS DISTINCT FROM new.description)) OR (old.preview IS DISTINCT FROM new.preview)) OR (old.image IS DISTINCT FROM new.image)) OR (old.image_archive IS DISTINCT FROM new.image_archive)) OR (old.link IS DISTINCT FROM new.link)) OR (old.words IS DISTINCT FROM new.words)) OR (old.contents IS DISTINCT FROM new.contents)) OR (old.html IS DISTINCT FROM new.html)))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: archives archives_notify_views; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER archives_notify_views AFTER UPDATE OF views ON public.archives FOR EACH ROW WHEN ((new.public AND (old.views <> new.views))) EXECUTE FUNCTION public.notify_pages('age');


--
-- Name: budget_events budget_events_note_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER budget_events_note_removed AFTER DELETE ON public.budget_events FOR EACH ROW EXECUTE FUNCTION public.note_removed_budget_event();


--
-- Name: budget_versions budget_versions_note_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER budget_versions_note_removed AFTER DELETE ON public.budget_versions FOR EACH ROW EXECUTE FUNCTION public.note_removed_budget_version();


--
-- Name: calendar_counters calendar_counters_notify; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER calendar_counters_notify AFTER INSERT OR UPDATE OF changes ON public.calendar_counters FOR EACH ROW EXECUTE FUNCTION public.notify_calendar();


--
-- Name: calendar_events calendar_events_remove_notices; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER calendar_events_remove_notices AFTER DELETE ON public.calendar_events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.remove_calendar_notices();


--
-- Name: finance_attachments finance_attachments_note_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER finance_attachments_note_removed AFTER DELETE ON public.finance_attachments FOR EACH ROW EXECUTE FUNCTION public.note_removed_finance_file();


--
-- Name: finance_reports finance_reports_search; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER finance_reports_search BEFORE INSERT OR UPDATE OF description, category, amount, date ON public.finance_reports FOR EACH ROW EXECUTE FUNCTION public.write_finance_search();


--
-- Name: logo logo_notify; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER logo_notify AFTER INSERT OR DELETE OR UPDATE ON public.logo FOR EACH ROW EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: notice_counters notice_counters_notify; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER notice_counters_notify AFTER INSERT OR UPDATE OF changes ON public.notice_counters FOR EACH ROW EXECUTE FUNCTION public.notify_notices();


--
-- Name: order_events order_events_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_events_append_only BEFORE UPDATE ON public.order_events FOR EACH ROW WHEN (((((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.at IS DISTINCT FROM new.at)) OR (old.note IS DISTINCT FROM new.note)) OR (new.user_id IS NOT NULL))) EXECUTE FUNCTION public.refuse_change();


--
-- Name: production_lines production_lines_notify; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER production_lines_notify AFTER UPDATE OF changes ON public.production_lines FOR EACH ROW WHEN ((new.changes <> old.changes)) EXECUTE FUNCTION public.notify_line();


--
-- Name: project_members project_members_notify_rights; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER project_members_notify_rights AFTER INSERT OR DELETE OR UPDATE ON public.project_members FOR EACH STATEMENT EXECUTE FUNCTION public.notify_rights();


--
-- Name: project_members project_members_raise_line_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER project_members_raise_line_added AFTER INSERT ON public.project_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.raise_lines_of_members();


--
-- Name: project_members project_members_raise_line_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER project_members_raise_line_removed AFTER DELETE ON public.project_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.raise_lines_of_members();


--
-- Name: projects projects_add_production_line; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_add_production_line AFTER INSERT ON public.projects FOR EACH ROW EXECUTE FUNCTION public.add_production_line();


--
-- Name: projects projects_keep_words; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_keep_words AFTER INSERT OR UPDATE OF title, resum_title, resum_tecnologi, resum_description, sale_title, sale_description, details_title, details_markedown ON public.projects FOR EACH ROW EXECUTE FUNCTION public.keep_project_words();


--
-- Name: projects projects_notify_delete; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_notify_delete AFTER DELETE ON public.projects FOR EACH ROW WHEN ((old.is_public AND (old.id_user = 1))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: projects projects_notify_insert; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_notify_insert AFTER INSERT ON public.projects FOR EACH ROW WHEN ((new.is_public AND (new.id_user = 1))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: projects projects_notify_rights; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_notify_rights AFTER UPDATE OF id_user ON public.projects FOR EACH STATEMENT EXECUTE FUNCTION public.notify_rights();


--
-- Name: projects projects_notify_sale; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_notify_sale AFTER UPDATE OF plan, link_sale ON public.projects FOR EACH ROW WHEN ((old.is_public AND (old.id_user = 1) AND ((old.plan IS DISTINCT FROM new.plan) OR ((old.link_sale = ''::text) IS DISTINCT FROM (new.link_sale = ''::text))))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: projects projects_notify_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_notify_update AFTER UPDATE OF id_user, title, trade, is_sale, is_highlighted, is_public, is_download, is_outsourced, is_sketch, sale_image, sale_title, sale_description, sale_value, sale_video, resum_image, resum_title, resum_tecnologi, resum_description, resum_video, details_title, details_image, details_video, details_html, link_external, downloads, date_project_init, date_project_end, date_created ON public.projects FOR EACH ROW WHEN ((((old.is_public AND (old.id_user = 1)) OR (new.is_public AND (new.id_user = 1))) AND ((((((((((((((((((((((((((((old.id_user IS DISTINCT FROM new.id_user) OR (old.is_public IS DISTINCT FROM new.is_public)) OR (old.title IS DISTINCT FROM new.title)) OR (old.trade IS DISTINCT FROM new.trade)) OR (old.is_sale IS DISTINCT FROM new.is_sale)) OR (old.is_highlighted IS DISTINCT FROM new.is_highlighted)) OR (old.is_download IS DISTINCT FROM new.is_download)) OR (old.is_outsourced IS DISTINCT FROM new.is_outsourced)) OR (old.is_sketch IS DISTINCT FROM new.is_sketch)) OR (old.sale_image IS DISTINCT FROM new.sale_image)) OR (old.sale_title IS DISTINCT FROM new.sale_title)) OR (old.sale_description IS DISTINCT FROM new.sale_description)) OR (old.sale_value IS DISTINCT FROM new.sale_value)) OR (old.sale_video IS DISTINCT FROM new.sale_video)) OR (old.resum_image IS DISTINCT FROM new.resum_image)) OR (old.resum_title IS DISTINCT FROM new.resum_title)) OR (old.resum_tecnologi IS DISTINCT FROM new.resum_tecnologi)) OR (old.resum_description IS DISTINCT FROM new.resum_description)) OR (old.resum_video IS DISTINCT FROM new.resum_video)) OR (old.details_title IS DISTINCT FROM new.details_title)) OR (old.details_image IS DISTINCT FROM new.details_image)) OR (old.details_video IS DISTINCT FROM new.details_video)) OR (old.details_html IS DISTINCT FROM new.details_html)) OR (old.link_external IS DISTINCT FROM new.link_external)) OR (old.downloads IS DISTINCT FROM new.downloads)) OR (old.date_project_init IS DISTINCT FROM new.date_project_init)) OR (old.date_project_end IS DISTINCT FROM new.date_project_end)) OR (old.date_created IS DISTINCT FROM new.date_created)))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: projects projects_raise_line; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER projects_raise_line AFTER UPDATE OF title, id_user ON public.projects FOR EACH ROW WHEN (((new.title IS DISTINCT FROM old.title) OR (new.id_user IS DISTINCT FROM old.id_user))) EXECUTE FUNCTION public.raise_line_of_project();


--
-- Name: security_log security_log_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER security_log_kept BEFORE DELETE OR UPDATE ON public.security_log FOR EACH ROW EXECUTE FUNCTION public.keep_security_log();


--
-- Name: security_log security_log_not_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER security_log_not_emptied BEFORE TRUNCATE ON public.security_log FOR EACH STATEMENT EXECUTE FUNCTION public.keep_security_log();


--
-- Name: sessions sessions_notify_rights; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER sessions_notify_rights AFTER DELETE ON public.sessions FOR EACH STATEMENT EXECUTE FUNCTION public.notify_rights();


--
-- Name: site_settings site_settings_notify_set; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER site_settings_notify_set AFTER INSERT OR DELETE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: site_settings site_settings_notify_update; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER site_settings_notify_update AFTER UPDATE ON public.site_settings FOR EACH ROW WHEN ((((old.value IS DISTINCT FROM new.value) OR (old.html IS DISTINCT FROM new.html)) OR (old.updated_at IS DISTINCT FROM new.updated_at))) EXECUTE FUNCTION public.notify_pages('drop');


--
-- Name: task_attachments task_attachments_note_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER task_attachments_note_removed AFTER DELETE ON public.task_attachments FOR EACH ROW EXECUTE FUNCTION public.note_removed_task_files();


--
-- Name: tasks tasks_remove_notices; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tasks_remove_notices AFTER DELETE ON public.tasks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.remove_task_notices();


--
-- Name: users users_notify_rights; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER users_notify_rights AFTER UPDATE OF banned, email ON public.users FOR EACH STATEMENT EXECUTE FUNCTION public.notify_rights();


--
-- Name: accounts accounts_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: archive_likes archive_likes_archive_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archive_likes
    ADD CONSTRAINT archive_likes_archive_id_fkey FOREIGN KEY (archive_id) REFERENCES public.archives(id) ON DELETE CASCADE;


--
-- Name: archive_versions archive_versions_archive_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archive_versions
    ADD CONSTRAINT archive_versions_archive_id_fkey FOREIGN KEY (archive_id) REFERENCES public.archives(id) ON DELETE CASCADE;


--
-- Name: budget_events budget_events_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_events
    ADD CONSTRAINT budget_events_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id) ON DELETE CASCADE;


--
-- Name: budget_events budget_events_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_events
    ADD CONSTRAINT budget_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: budget_installments budget_installments_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_installments
    ADD CONSTRAINT budget_installments_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id) ON DELETE CASCADE;


--
-- Name: budget_installments budget_installments_paid_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_installments
    ADD CONSTRAINT budget_installments_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: budget_numbers budget_numbers_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_numbers
    ADD CONSTRAINT budget_numbers_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: budget_versions budget_versions_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_versions
    ADD CONSTRAINT budget_versions_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id) ON DELETE CASCADE;


--
-- Name: budget_versions budget_versions_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget_versions
    ADD CONSTRAINT budget_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: budgets budgets_client_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL;


--
-- Name: budgets budgets_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_id_fkey FOREIGN KEY (id) REFERENCES public.budget_numbers(id) ON DELETE CASCADE;


--
-- Name: budgets budgets_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: budgets budgets_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE SET NULL;


--
-- Name: calendar_alerts calendar_alerts_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_alerts
    ADD CONSTRAINT calendar_alerts_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.calendar_events(id) ON DELETE CASCADE;


--
-- Name: calendar_attendees calendar_attendees_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_attendees
    ADD CONSTRAINT calendar_attendees_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.calendar_events(id) ON DELETE CASCADE;


--
-- Name: calendar_attendees calendar_attendees_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_attendees
    ADD CONSTRAINT calendar_attendees_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_counters calendar_counters_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_counters
    ADD CONSTRAINT calendar_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_events calendar_events_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_events calendar_events_tag_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.calendar_tags(id);


--
-- Name: calendar_feeds calendar_feeds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_guests calendar_guests_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_guests
    ADD CONSTRAINT calendar_guests_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.calendar_events(id) ON DELETE SET NULL;


--
-- Name: calendar_occurrences calendar_occurrences_event_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_occurrences
    ADD CONSTRAINT calendar_occurrences_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.calendar_events(id) ON DELETE CASCADE;


--
-- Name: calendar_occurrences calendar_occurrences_tag_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_occurrences
    ADD CONSTRAINT calendar_occurrences_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.calendar_tags(id);


--
-- Name: calendar_tags calendar_tags_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_tags
    ADD CONSTRAINT calendar_tags_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: clients clients_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: finance_accounts finance_accounts_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_accounts
    ADD CONSTRAINT finance_accounts_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_attachments finance_attachments_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_attachments
    ADD CONSTRAINT finance_attachments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: finance_attachments finance_attachments_report_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_attachments
    ADD CONSTRAINT finance_attachments_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.finance_reports(id) ON DELETE CASCADE;


--
-- Name: finance_balances finance_balances_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_balances
    ADD CONSTRAINT finance_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE CASCADE;


--
-- Name: finance_balances finance_balances_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_balances
    ADD CONSTRAINT finance_balances_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.finance_imports(id) ON DELETE CASCADE;


--
-- Name: finance_bills finance_bills_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE SET NULL;


--
-- Name: finance_bills finance_bills_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: finance_bills finance_bills_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_bills finance_bills_repeat_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_bills
    ADD CONSTRAINT finance_bills_repeat_id_fkey FOREIGN KEY (repeat_id) REFERENCES public.finance_repeats(id) ON DELETE SET NULL;


--
-- Name: finance_categories finance_categories_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_categories
    ADD CONSTRAINT finance_categories_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_csv_mappings finance_csv_mappings_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_csv_mappings
    ADD CONSTRAINT finance_csv_mappings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE SET NULL;


--
-- Name: finance_csv_mappings finance_csv_mappings_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_csv_mappings
    ADD CONSTRAINT finance_csv_mappings_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_import_lines finance_import_lines_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_lines
    ADD CONSTRAINT finance_import_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE CASCADE;


--
-- Name: finance_import_lines finance_import_lines_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_lines
    ADD CONSTRAINT finance_import_lines_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.finance_imports(id) ON DELETE CASCADE;


--
-- Name: finance_import_lines finance_import_lines_report_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_lines
    ADD CONSTRAINT finance_import_lines_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.finance_reports(id) ON DELETE SET NULL;


--
-- Name: finance_import_rules finance_import_rules_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_import_rules
    ADD CONSTRAINT finance_import_rules_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_imports finance_imports_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_imports
    ADD CONSTRAINT finance_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: finance_imports finance_imports_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_imports
    ADD CONSTRAINT finance_imports_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_repeats finance_repeats_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_repeats
    ADD CONSTRAINT finance_repeats_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE SET NULL;


--
-- Name: finance_repeats finance_repeats_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_repeats
    ADD CONSTRAINT finance_repeats_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_reports finance_reports_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.finance_accounts(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_bill_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.finance_bills(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: finance_reports finance_reports_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.finance_imports(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_installment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_installment_id_fkey FOREIGN KEY (installment_id) REFERENCES public.budget_installments(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE SET NULL;


--
-- Name: finance_reports finance_reports_repeat_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_reports
    ADD CONSTRAINT finance_reports_repeat_id_fkey FOREIGN KEY (repeat_id) REFERENCES public.finance_repeats(id) ON DELETE SET NULL;


--
-- Name: line_visits line_visits_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.line_visits
    ADD CONSTRAINT line_visits_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.production_lines(project_id) ON DELETE CASCADE;


--
-- Name: line_visits line_visits_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.line_visits
    ADD CONSTRAINT line_visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notice_counters notice_counters_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notice_counters
    ADD CONSTRAINT notice_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notice_settings notice_settings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notices notices_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: order_events order_events_order_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;


--
-- Name: order_events order_events_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: orders orders_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id);


--
-- Name: orders orders_renews_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_renews_fkey FOREIGN KEY (renews) REFERENCES public.orders(id) ON DELETE SET NULL;


--
-- Name: password_links password_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: production_lines production_lines_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.production_lines
    ADD CONSTRAINT production_lines_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: project_downloads project_downloads_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_downloads
    ADD CONSTRAINT project_downloads_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: project_members project_members_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_members
    ADD CONSTRAINT project_members_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;


--
-- Name: project_members project_members_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_members
    ADD CONSTRAINT project_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: projects projects_id_user_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_id_user_fkey FOREIGN KEY (id_user) REFERENCES public.users(id);


--
-- Name: push_subscriptions push_subscriptions_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: push_subscriptions push_subscriptions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: screen_lines screen_lines_machine_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.screen_lines
    ADD CONSTRAINT screen_lines_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.screen_machines(id) ON DELETE CASCADE;


--
-- Name: screen_machines screen_machines_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.screen_machines
    ADD CONSTRAINT screen_machines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: site_versions site_versions_section_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_versions
    ADD CONSTRAINT site_versions_section_fkey FOREIGN KEY (section) REFERENCES public.site_settings(section) ON DELETE CASCADE;


--
-- Name: task_attachments task_attachments_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_attachments
    ADD CONSTRAINT task_attachments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: task_attachments task_attachments_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_attachments
    ADD CONSTRAINT task_attachments_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;


--
-- Name: task_comments task_comments_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_comments
    ADD CONSTRAINT task_comments_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;


--
-- Name: task_comments task_comments_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_comments
    ADD CONSTRAINT task_comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: task_history task_history_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_history
    ADD CONSTRAINT task_history_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;


--
-- Name: task_history task_history_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_history
    ADD CONSTRAINT task_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: task_subtasks task_subtasks_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_subtasks
    ADD CONSTRAINT task_subtasks_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;


--
-- Name: tasks tasks_assignee_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: tasks tasks_budget_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.budgets(id) ON DELETE SET NULL;


--
-- Name: tasks tasks_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: tasks tasks_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.production_lines(project_id) ON DELETE CASCADE;


--
-- Name: tasks tasks_updated_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: two_factors two_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


