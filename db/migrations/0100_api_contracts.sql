-- Contracts of the sold API that change and end (src/domain/api-access): what a client pays for is told by its terms alone, the one of now and the one to come;
-- `api_client.plan` is what it was opened or converted with.
-- Raised calls of a month, in force as long as their term; null: those of the plan.
alter table api_plan_term add column most_calls bigint check (most_calls > 0);
