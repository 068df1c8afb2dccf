-- The example articles and projects that came with the program, which are offered to be removed with the demonstration.
alter table archives add sample boolean not null default false;
alter table projects add sample boolean not null default false;
