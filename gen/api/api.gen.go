// Code generated from schemas.yaml. DO NOT EDIT.

package api

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/oapi-codegen/nullable"
	"github.com/oapi-codegen/runtime"
	"github.com/obstack/obstack/impl/core"
)

// Defines values for ActivityActor.
const (
	ActivityActorAPI     ActivityActor = "api"
	ActivityActorSupport ActivityActor = "support"
	ActivityActorSystem  ActivityActor = "system"
	ActivityActorUser    ActivityActor = "user"
)

// Valid indicates whether the value is a known member of the ActivityActor enum.
func (e ActivityActor) Valid() bool {
	switch e {
	case ActivityActorAPI:
		return true
	case ActivityActorSupport:
		return true
	case ActivityActorSystem:
		return true
	case ActivityActorUser:
		return true
	default:
		return false
	}
}

// Defines values for ActivityType.
const (
	ActivityTypeKeyCreate                     ActivityType = "key_create"
	ActivityTypeKeyDelete                     ActivityType = "key_delete"
	ActivityTypeOpenapiKeyUpdate              ActivityType = "openapi_key_update"
	ActivityTypeOrganizationInviteCreate      ActivityType = "organization_invite_create"
	ActivityTypeOrganizationInviteDelete      ActivityType = "organization_invite_delete"
	ActivityTypeOrganizationMemberAdd         ActivityType = "organization_member_add"
	ActivityTypeOrganizationMemberDelete      ActivityType = "organization_member_delete"
	ActivityTypeOrganizationMemberJoin        ActivityType = "organization_member_join"
	ActivityTypeOrganizationMemberLeave       ActivityType = "organization_member_leave"
	ActivityTypeOrganizationMemberRemoveRoles ActivityType = "organization_member_remove_roles"
	ActivityTypeOrganizationMemberUpdateRole  ActivityType = "organization_member_update_role"
	ActivityTypeOrganizationMemberUpdateRoles ActivityType = "organization_member_update_roles"
	ActivityTypeOrganizationUpdate            ActivityType = "organization_update"
	ActivityTypeResourceCreate                ActivityType = "resource_create"
	ActivityTypeResourceDelete                ActivityType = "resource_delete"
	ActivityTypeResourceUpdate                ActivityType = "resource_update"
	ActivityTypeRoleCreate                    ActivityType = "role_create"
	ActivityTypeRoleDelete                    ActivityType = "role_delete"
	ActivityTypeRoleUpdate                    ActivityType = "role_update"
	ActivityTypeUserLogin                     ActivityType = "user_login"
	ActivityTypeUserLoginFailed               ActivityType = "user_login_failed"
	ActivityTypeUserLogout                    ActivityType = "user_logout"
)

// Valid indicates whether the value is a known member of the ActivityType enum.
func (e ActivityType) Valid() bool {
	switch e {
	case ActivityTypeKeyCreate:
		return true
	case ActivityTypeKeyDelete:
		return true
	case ActivityTypeOpenapiKeyUpdate:
		return true
	case ActivityTypeOrganizationInviteCreate:
		return true
	case ActivityTypeOrganizationInviteDelete:
		return true
	case ActivityTypeOrganizationMemberAdd:
		return true
	case ActivityTypeOrganizationMemberDelete:
		return true
	case ActivityTypeOrganizationMemberJoin:
		return true
	case ActivityTypeOrganizationMemberLeave:
		return true
	case ActivityTypeOrganizationMemberRemoveRoles:
		return true
	case ActivityTypeOrganizationMemberUpdateRole:
		return true
	case ActivityTypeOrganizationMemberUpdateRoles:
		return true
	case ActivityTypeOrganizationUpdate:
		return true
	case ActivityTypeResourceCreate:
		return true
	case ActivityTypeResourceDelete:
		return true
	case ActivityTypeResourceUpdate:
		return true
	case ActivityTypeRoleCreate:
		return true
	case ActivityTypeRoleDelete:
		return true
	case ActivityTypeRoleUpdate:
		return true
	case ActivityTypeUserLogin:
		return true
	case ActivityTypeUserLoginFailed:
		return true
	case ActivityTypeUserLogout:
		return true
	default:
		return false
	}
}

// Defines values for AggregationFunction.
const (
	AggregationFunctionAny           AggregationFunction = "any"
	AggregationFunctionAvg           AggregationFunction = "avg"
	AggregationFunctionCount         AggregationFunction = "count"
	AggregationFunctionCountDistinct AggregationFunction = "count_distinct"
	AggregationFunctionIncrease      AggregationFunction = "increase"
	AggregationFunctionLastValue     AggregationFunction = "last_value"
	AggregationFunctionMax           AggregationFunction = "max"
	AggregationFunctionMin           AggregationFunction = "min"
	AggregationFunctionNone          AggregationFunction = "none"
	AggregationFunctionQuantile      AggregationFunction = "quantile"
	AggregationFunctionSum           AggregationFunction = "sum"
)

// Valid indicates whether the value is a known member of the AggregationFunction enum.
func (e AggregationFunction) Valid() bool {
	switch e {
	case AggregationFunctionAny:
		return true
	case AggregationFunctionAvg:
		return true
	case AggregationFunctionCount:
		return true
	case AggregationFunctionCountDistinct:
		return true
	case AggregationFunctionIncrease:
		return true
	case AggregationFunctionLastValue:
		return true
	case AggregationFunctionMax:
		return true
	case AggregationFunctionMin:
		return true
	case AggregationFunctionNone:
		return true
	case AggregationFunctionQuantile:
		return true
	case AggregationFunctionSum:
		return true
	default:
		return false
	}
}

// Defines values for AlertChannelType.
const (
	AlertChannelTypeWebhook AlertChannelType = "webhook"
)

// Valid indicates whether the value is a known member of the AlertChannelType enum.
func (e AlertChannelType) Valid() bool {
	switch e {
	case AlertChannelTypeWebhook:
		return true
	default:
		return false
	}
}

// Defines values for AlertErrorType.
const (
	AlertErrorTypeINVALIDALERT AlertErrorType = "INVALID_ALERT"
	AlertErrorTypeQUERYERROR   AlertErrorType = "QUERY_ERROR"
	AlertErrorTypeQUERYTIMEOUT AlertErrorType = "QUERY_TIMEOUT"
	AlertErrorTypeUNKNOWN      AlertErrorType = "UNKNOWN"
	AlertErrorTypeWEBHOOKERROR AlertErrorType = "WEBHOOK_ERROR"
)

// Valid indicates whether the value is a known member of the AlertErrorType enum.
func (e AlertErrorType) Valid() bool {
	switch e {
	case AlertErrorTypeINVALIDALERT:
		return true
	case AlertErrorTypeQUERYERROR:
		return true
	case AlertErrorTypeQUERYTIMEOUT:
		return true
	case AlertErrorTypeUNKNOWN:
		return true
	case AlertErrorTypeWEBHOOKERROR:
		return true
	default:
		return false
	}
}

// Defines values for AlertHistoryState.
const (
	AlertHistoryStateALERT            AlertHistoryState = "ALERT"
	AlertHistoryStateERROR            AlertHistoryState = "ERROR"
	AlertHistoryStateINSUFFICIENTDATA AlertHistoryState = "INSUFFICIENT_DATA"
	AlertHistoryStateOK               AlertHistoryState = "OK"
	AlertHistoryStatePENDING          AlertHistoryState = "PENDING"
)

// Valid indicates whether the value is a known member of the AlertHistoryState enum.
func (e AlertHistoryState) Valid() bool {
	switch e {
	case AlertHistoryStateALERT:
		return true
	case AlertHistoryStateERROR:
		return true
	case AlertHistoryStateINSUFFICIENTDATA:
		return true
	case AlertHistoryStateOK:
		return true
	case AlertHistoryStatePENDING:
		return true
	default:
		return false
	}
}

// Defines values for AlertInterval.
const (
	AlertIntervalDays1     AlertInterval = "1d"
	AlertIntervalHours1    AlertInterval = "1h"
	AlertIntervalHours12   AlertInterval = "12h"
	AlertIntervalHours6    AlertInterval = "6h"
	AlertIntervalMinutes1  AlertInterval = "1m"
	AlertIntervalMinutes15 AlertInterval = "15m"
	AlertIntervalMinutes30 AlertInterval = "30m"
	AlertIntervalMinutes5  AlertInterval = "5m"
)

// Valid indicates whether the value is a known member of the AlertInterval enum.
func (e AlertInterval) Valid() bool {
	switch e {
	case AlertIntervalDays1:
		return true
	case AlertIntervalHours1:
		return true
	case AlertIntervalHours12:
		return true
	case AlertIntervalHours6:
		return true
	case AlertIntervalMinutes1:
		return true
	case AlertIntervalMinutes15:
		return true
	case AlertIntervalMinutes30:
		return true
	case AlertIntervalMinutes5:
		return true
	default:
		return false
	}
}

// Defines values for AlertNoData.
const (
	AlertNoDataAlert        AlertNoData = "alert"
	AlertNoDataInsufficient AlertNoData = "insufficient"
	AlertNoDataKeep         AlertNoData = "keep"
	AlertNoDataOk           AlertNoData = "ok"
	AlertNoDataZero         AlertNoData = "zero"
)

// Valid indicates whether the value is a known member of the AlertNoData enum.
func (e AlertNoData) Valid() bool {
	switch e {
	case AlertNoDataAlert:
		return true
	case AlertNoDataInsufficient:
		return true
	case AlertNoDataKeep:
		return true
	case AlertNoDataOk:
		return true
	case AlertNoDataZero:
		return true
	default:
		return false
	}
}

// Defines values for AlertPreviewChangeNotification.
const (
	AlertPreviewChangeNotificationFiring   AlertPreviewChangeNotification = "firing"
	AlertPreviewChangeNotificationResolved AlertPreviewChangeNotification = "resolved"
)

// Valid indicates whether the value is a known member of the AlertPreviewChangeNotification enum.
func (e AlertPreviewChangeNotification) Valid() bool {
	switch e {
	case AlertPreviewChangeNotificationFiring:
		return true
	case AlertPreviewChangeNotificationResolved:
		return true
	default:
		return false
	}
}

// Defines values for AlertSource.
const (
	AlertSourceSavedSearch AlertSource = "saved_search"
	AlertSourceTile        AlertSource = "tile"
)

// Valid indicates whether the value is a known member of the AlertSource enum.
func (e AlertSource) Valid() bool {
	switch e {
	case AlertSourceSavedSearch:
		return true
	case AlertSourceTile:
		return true
	default:
		return false
	}
}

// Defines values for AlertState.
const (
	AlertStateALERT            AlertState = "ALERT"
	AlertStateDISABLED         AlertState = "DISABLED"
	AlertStateINSUFFICIENTDATA AlertState = "INSUFFICIENT_DATA"
	AlertStateOK               AlertState = "OK"
	AlertStatePENDING          AlertState = "PENDING"
)

// Valid indicates whether the value is a known member of the AlertState enum.
func (e AlertState) Valid() bool {
	switch e {
	case AlertStateALERT:
		return true
	case AlertStateDISABLED:
		return true
	case AlertStateINSUFFICIENTDATA:
		return true
	case AlertStateOK:
		return true
	case AlertStatePENDING:
		return true
	default:
		return false
	}
}

// Defines values for AlertThresholdType.
const (
	AlertThresholdTypeAbove          AlertThresholdType = "above"
	AlertThresholdTypeAboveExclusive AlertThresholdType = "above_exclusive"
	AlertThresholdTypeBelow          AlertThresholdType = "below"
	AlertThresholdTypeBelowOrEqual   AlertThresholdType = "below_or_equal"
	AlertThresholdTypeBetween        AlertThresholdType = "between"
	AlertThresholdTypeEqual          AlertThresholdType = "equal"
	AlertThresholdTypeNotBetween     AlertThresholdType = "not_between"
	AlertThresholdTypeNotEqual       AlertThresholdType = "not_equal"
)

// Valid indicates whether the value is a known member of the AlertThresholdType enum.
func (e AlertThresholdType) Valid() bool {
	switch e {
	case AlertThresholdTypeAbove:
		return true
	case AlertThresholdTypeAboveExclusive:
		return true
	case AlertThresholdTypeBelow:
		return true
	case AlertThresholdTypeBelowOrEqual:
		return true
	case AlertThresholdTypeBetween:
		return true
	case AlertThresholdTypeEqual:
		return true
	case AlertThresholdTypeNotBetween:
		return true
	case AlertThresholdTypeNotEqual:
		return true
	default:
		return false
	}
}

// Defines values for BackgroundChartType.
const (
	BackgroundChartTypeArea BackgroundChartType = "area"
	BackgroundChartTypeLine BackgroundChartType = "line"
)

// Valid indicates whether the value is a known member of the BackgroundChartType enum.
func (e BackgroundChartType) Valid() bool {
	switch e {
	case BackgroundChartTypeArea:
		return true
	case BackgroundChartTypeLine:
		return true
	default:
		return false
	}
}

// Defines values for BarConfigDisplayType.
const (
	BarConfigDisplayTypeBar BarConfigDisplayType = "bar"
)

// Valid indicates whether the value is a known member of the BarConfigDisplayType enum.
func (e BarConfigDisplayType) Valid() bool {
	switch e {
	case BarConfigDisplayTypeBar:
		return true
	default:
		return false
	}
}

// Defines values for BetweenColorRuleOperator.
const (
	BetweenColorRuleOperatorBetween BetweenColorRuleOperator = "between"
)

// Valid indicates whether the value is a known member of the BetweenColorRuleOperator enum.
func (e BetweenColorRuleOperator) Valid() bool {
	switch e {
	case BetweenColorRuleOperatorBetween:
		return true
	default:
		return false
	}
}

// Defines values for ChartDataSource.
const (
	ChartDataSourceEvents  ChartDataSource = "events"
	ChartDataSourceMetrics ChartDataSource = "metrics"
)

// Valid indicates whether the value is a known member of the ChartDataSource enum.
func (e ChartDataSource) Valid() bool {
	switch e {
	case ChartDataSourceEvents:
		return true
	case ChartDataSourceMetrics:
		return true
	default:
		return false
	}
}

// Defines values for ChartGranularity.
const (
	ChartGranularityAuto      ChartGranularity = "auto"
	ChartGranularityDays1     ChartGranularity = "1d"
	ChartGranularityDays2     ChartGranularity = "2d"
	ChartGranularityDays30    ChartGranularity = "30d"
	ChartGranularityDays7     ChartGranularity = "7d"
	ChartGranularityHours1    ChartGranularity = "1h"
	ChartGranularityHours12   ChartGranularity = "12h"
	ChartGranularityHours2    ChartGranularity = "2h"
	ChartGranularityHours6    ChartGranularity = "6h"
	ChartGranularityMinutes1  ChartGranularity = "1m"
	ChartGranularityMinutes10 ChartGranularity = "10m"
	ChartGranularityMinutes15 ChartGranularity = "15m"
	ChartGranularityMinutes30 ChartGranularity = "30m"
	ChartGranularityMinutes5  ChartGranularity = "5m"
	ChartGranularitySeconds30 ChartGranularity = "30s"
)

// Valid indicates whether the value is a known member of the ChartGranularity enum.
func (e ChartGranularity) Valid() bool {
	switch e {
	case ChartGranularityAuto:
		return true
	case ChartGranularityDays1:
		return true
	case ChartGranularityDays2:
		return true
	case ChartGranularityDays30:
		return true
	case ChartGranularityDays7:
		return true
	case ChartGranularityHours1:
		return true
	case ChartGranularityHours12:
		return true
	case ChartGranularityHours2:
		return true
	case ChartGranularityHours6:
		return true
	case ChartGranularityMinutes1:
		return true
	case ChartGranularityMinutes10:
		return true
	case ChartGranularityMinutes15:
		return true
	case ChartGranularityMinutes30:
		return true
	case ChartGranularityMinutes5:
		return true
	case ChartGranularitySeconds30:
		return true
	default:
		return false
	}
}

// Defines values for ChartReturnType.
const (
	ChartReturnTypeColumn ChartReturnType = "column"
	ChartReturnTypeRatio  ChartReturnType = "ratio"
)

// Valid indicates whether the value is a known member of the ChartReturnType enum.
func (e ChartReturnType) Valid() bool {
	switch e {
	case ChartReturnTypeColumn:
		return true
	case ChartReturnTypeRatio:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryErrorType.
const (
	DeliveryErrorTypeADDRESSREFUSED  DeliveryErrorType = "ADDRESS_REFUSED"
	DeliveryErrorTypeCONNECTIONERROR DeliveryErrorType = "CONNECTION_ERROR"
	DeliveryErrorTypeEXPIRED         DeliveryErrorType = "EXPIRED"
	DeliveryErrorTypeHTTPERROR       DeliveryErrorType = "HTTP_ERROR"
	DeliveryErrorTypeMAILERROR       DeliveryErrorType = "MAIL_ERROR"
	DeliveryErrorTypeNOTCONFIGURED   DeliveryErrorType = "NOT_CONFIGURED"
	DeliveryErrorTypeREDIRECT        DeliveryErrorType = "REDIRECT"
	DeliveryErrorTypeTEMPLATEERROR   DeliveryErrorType = "TEMPLATE_ERROR"
	DeliveryErrorTypeTIMEOUT         DeliveryErrorType = "TIMEOUT"
	DeliveryErrorTypeWEBHOOKMISSING  DeliveryErrorType = "WEBHOOK_MISSING"
)

// Valid indicates whether the value is a known member of the DeliveryErrorType enum.
func (e DeliveryErrorType) Valid() bool {
	switch e {
	case DeliveryErrorTypeADDRESSREFUSED:
		return true
	case DeliveryErrorTypeCONNECTIONERROR:
		return true
	case DeliveryErrorTypeEXPIRED:
		return true
	case DeliveryErrorTypeHTTPERROR:
		return true
	case DeliveryErrorTypeMAILERROR:
		return true
	case DeliveryErrorTypeNOTCONFIGURED:
		return true
	case DeliveryErrorTypeREDIRECT:
		return true
	case DeliveryErrorTypeTEMPLATEERROR:
		return true
	case DeliveryErrorTypeTIMEOUT:
		return true
	case DeliveryErrorTypeWEBHOOKMISSING:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryState.
const (
	DeliveryStateALERT DeliveryState = "ALERT"
	DeliveryStateOK    DeliveryState = "OK"
)

// Valid indicates whether the value is a known member of the DeliveryState enum.
func (e DeliveryState) Valid() bool {
	switch e {
	case DeliveryStateALERT:
		return true
	case DeliveryStateOK:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryStatus.
const (
	DeliveryStatusDelivered DeliveryStatus = "delivered"
	DeliveryStatusFailed    DeliveryStatus = "failed"
	DeliveryStatusPending   DeliveryStatus = "pending"
)

// Valid indicates whether the value is a known member of the DeliveryStatus enum.
func (e DeliveryStatus) Valid() bool {
	switch e {
	case DeliveryStatusDelivered:
		return true
	case DeliveryStatusFailed:
		return true
	case DeliveryStatusPending:
		return true
	default:
		return false
	}
}

// Defines values for EqualityColorRuleOperator.
const (
	EqualityColorRuleOperatorEq  EqualityColorRuleOperator = "eq"
	EqualityColorRuleOperatorNeq EqualityColorRuleOperator = "neq"
)

// Valid indicates whether the value is a known member of the EqualityColorRuleOperator enum.
func (e EqualityColorRuleOperator) Valid() bool {
	switch e {
	case EqualityColorRuleOperatorEq:
		return true
	case EqualityColorRuleOperatorNeq:
		return true
	default:
		return false
	}
}

// Defines values for EventPatternsConfigDisplayType.
const (
	EventPatternsConfigDisplayTypeEventPatterns EventPatternsConfigDisplayType = "event_patterns"
)

// Valid indicates whether the value is a known member of the EventPatternsConfigDisplayType enum.
func (e EventPatternsConfigDisplayType) Valid() bool {
	switch e {
	case EventPatternsConfigDisplayTypeEventPatterns:
		return true
	default:
		return false
	}
}

// Defines values for FilterLanguage.
const (
	FilterLanguageLucene FilterLanguage = "lucene"
	FilterLanguageSQL    FilterLanguage = "sql"
)

// Valid indicates whether the value is a known member of the FilterLanguage enum.
func (e FilterLanguage) Valid() bool {
	switch e {
	case FilterLanguageLucene:
		return true
	case FilterLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for FilterType.
const (
	FilterTypeQUERYEXPRESSION FilterType = "QUERY_EXPRESSION"
)

// Valid indicates whether the value is a known member of the FilterType enum.
func (e FilterType) Valid() bool {
	switch e {
	case FilterTypeQUERYEXPRESSION:
		return true
	default:
		return false
	}
}

// Defines values for HeatmapConfigDisplayType.
const (
	HeatmapConfigDisplayTypeHeatmap HeatmapConfigDisplayType = "heatmap"
)

// Valid indicates whether the value is a known member of the HeatmapConfigDisplayType enum.
func (e HeatmapConfigDisplayType) Valid() bool {
	switch e {
	case HeatmapConfigDisplayTypeHeatmap:
		return true
	default:
		return false
	}
}

// Defines values for HeatmapSelectItemHeatmapScaleType.
const (
	HeatmapSelectItemHeatmapScaleTypeLinear HeatmapSelectItemHeatmapScaleType = "linear"
	HeatmapSelectItemHeatmapScaleTypeLog    HeatmapSelectItemHeatmapScaleType = "log"
)

// Valid indicates whether the value is a known member of the HeatmapSelectItemHeatmapScaleType enum.
func (e HeatmapSelectItemHeatmapScaleType) Valid() bool {
	switch e {
	case HeatmapSelectItemHeatmapScaleTypeLinear:
		return true
	case HeatmapSelectItemHeatmapScaleTypeLog:
		return true
	default:
		return false
	}
}

// Defines values for InvitationRole.
const (
	InvitationRoleAdmin     InvitationRole = "admin"
	InvitationRoleDeveloper InvitationRole = "developer"
)

// Valid indicates whether the value is a known member of the InvitationRole enum.
func (e InvitationRole) Valid() bool {
	switch e {
	case InvitationRoleAdmin:
		return true
	case InvitationRoleDeveloper:
		return true
	default:
		return false
	}
}

// Defines values for KeyRole.
const (
	KeyRoleAdmin          KeyRole = "admin"
	KeyRoleDeveloper      KeyRole = "developer"
	KeyRoleQueryEndpoints KeyRole = "query_endpoints"
)

// Valid indicates whether the value is a known member of the KeyRole enum.
func (e KeyRole) Valid() bool {
	switch e {
	case KeyRoleAdmin:
		return true
	case KeyRoleDeveloper:
		return true
	case KeyRoleQueryEndpoints:
		return true
	default:
		return false
	}
}

// Defines values for KeyScope.
const (
	KeyScopeAdmin KeyScope = "admin"
	KeyScopeRead  KeyScope = "read"
	KeyScopeWrite KeyScope = "write"
)

// Valid indicates whether the value is a known member of the KeyScope enum.
func (e KeyScope) Valid() bool {
	switch e {
	case KeyScopeAdmin:
		return true
	case KeyScopeRead:
		return true
	case KeyScopeWrite:
		return true
	default:
		return false
	}
}

// Defines values for KeyState.
const (
	KeyStateDisabled KeyState = "disabled"
	KeyStateEnabled  KeyState = "enabled"
)

// Valid indicates whether the value is a known member of the KeyState enum.
func (e KeyState) Valid() bool {
	switch e {
	case KeyStateDisabled:
		return true
	case KeyStateEnabled:
		return true
	default:
		return false
	}
}

// Defines values for LegacyMarkdownSeriesType.
const (
	LegacyMarkdownSeriesTypeMarkdown LegacyMarkdownSeriesType = "markdown"
)

// Valid indicates whether the value is a known member of the LegacyMarkdownSeriesType enum.
func (e LegacyMarkdownSeriesType) Valid() bool {
	switch e {
	case LegacyMarkdownSeriesTypeMarkdown:
		return true
	default:
		return false
	}
}

// Defines values for LegacyNumberSeriesType.
const (
	LegacyNumberSeriesTypeNumber LegacyNumberSeriesType = "number"
)

// Valid indicates whether the value is a known member of the LegacyNumberSeriesType enum.
func (e LegacyNumberSeriesType) Valid() bool {
	switch e {
	case LegacyNumberSeriesTypeNumber:
		return true
	default:
		return false
	}
}

// Defines values for LegacySearchSeriesType.
const (
	LegacySearchSeriesTypeSearch LegacySearchSeriesType = "search"
)

// Valid indicates whether the value is a known member of the LegacySearchSeriesType enum.
func (e LegacySearchSeriesType) Valid() bool {
	switch e {
	case LegacySearchSeriesTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTableSeriesType.
const (
	LegacyTableSeriesTypeTable LegacyTableSeriesType = "table"
)

// Valid indicates whether the value is a known member of the LegacyTableSeriesType enum.
func (e LegacyTableSeriesType) Valid() bool {
	switch e {
	case LegacyTableSeriesTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTimeSeriesType.
const (
	LegacyTimeSeriesTypeTime LegacyTimeSeriesType = "time"
)

// Valid indicates whether the value is a known member of the LegacyTimeSeriesType enum.
func (e LegacyTimeSeriesType) Valid() bool {
	switch e {
	case LegacyTimeSeriesTypeTime:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTimeSeriesDisplayType.
const (
	LegacyTimeSeriesDisplayTypeLine       LegacyTimeSeriesDisplayType = "line"
	LegacyTimeSeriesDisplayTypeStackedBar LegacyTimeSeriesDisplayType = "stacked_bar"
)

// Valid indicates whether the value is a known member of the LegacyTimeSeriesDisplayType enum.
func (e LegacyTimeSeriesDisplayType) Valid() bool {
	switch e {
	case LegacyTimeSeriesDisplayTypeLine:
		return true
	case LegacyTimeSeriesDisplayTypeStackedBar:
		return true
	default:
		return false
	}
}

// Defines values for LineConfigDisplayType.
const (
	LineConfigDisplayTypeLine LineConfigDisplayType = "line"
)

// Valid indicates whether the value is a known member of the LineConfigDisplayType enum.
func (e LineConfigDisplayType) Valid() bool {
	switch e {
	case LineConfigDisplayTypeLine:
		return true
	default:
		return false
	}
}

// Defines values for LogSourceKind.
const (
	LogSourceKindLog LogSourceKind = "log"
)

// Valid indicates whether the value is a known member of the LogSourceKind enum.
func (e LogSourceKind) Valid() bool {
	switch e {
	case LogSourceKindLog:
		return true
	default:
		return false
	}
}

// Defines values for LogSourceWriteKind.
const (
	LogSourceWriteKindLog LogSourceWriteKind = "log"
)

// Valid indicates whether the value is a known member of the LogSourceWriteKind enum.
func (e LogSourceWriteKind) Valid() bool {
	switch e {
	case LogSourceWriteKindLog:
		return true
	default:
		return false
	}
}

// Defines values for MarkdownConfigDisplayType.
const (
	MarkdownConfigDisplayTypeMarkdown MarkdownConfigDisplayType = "markdown"
)

// Valid indicates whether the value is a known member of the MarkdownConfigDisplayType enum.
func (e MarkdownConfigDisplayType) Valid() bool {
	switch e {
	case MarkdownConfigDisplayTypeMarkdown:
		return true
	default:
		return false
	}
}

// Defines values for MetricSourceKind.
const (
	MetricSourceKindMetric MetricSourceKind = "metric"
)

// Valid indicates whether the value is a known member of the MetricSourceKind enum.
func (e MetricSourceKind) Valid() bool {
	switch e {
	case MetricSourceKindMetric:
		return true
	default:
		return false
	}
}

// Defines values for MetricSourceWriteKind.
const (
	MetricSourceWriteKindMetric MetricSourceWriteKind = "metric"
)

// Valid indicates whether the value is a known member of the MetricSourceWriteKind enum.
func (e MetricSourceWriteKind) Valid() bool {
	switch e {
	case MetricSourceWriteKindMetric:
		return true
	default:
		return false
	}
}

// Defines values for MetricType.
const (
	MetricTypeExponentialHistogram MetricType = "exponential histogram"
	MetricTypeGauge                MetricType = "gauge"
	MetricTypeHistogram            MetricType = "histogram"
	MetricTypeSum                  MetricType = "sum"
	MetricTypeSummary              MetricType = "summary"
)

// Valid indicates whether the value is a known member of the MetricType enum.
func (e MetricType) Valid() bool {
	switch e {
	case MetricTypeExponentialHistogram:
		return true
	case MetricTypeGauge:
		return true
	case MetricTypeHistogram:
		return true
	case MetricTypeSum:
		return true
	case MetricTypeSummary:
		return true
	default:
		return false
	}
}

// Defines values for NumberConfigDisplayType.
const (
	NumberConfigDisplayTypeNumber NumberConfigDisplayType = "number"
)

// Valid indicates whether the value is a known member of the NumberConfigDisplayType enum.
func (e NumberConfigDisplayType) Valid() bool {
	switch e {
	case NumberConfigDisplayTypeNumber:
		return true
	default:
		return false
	}
}

// Defines values for NumberOutput.
const (
	NumberOutputByte       NumberOutput = "byte"
	NumberOutputCurrency   NumberOutput = "currency"
	NumberOutputDataRate   NumberOutput = "data_rate"
	NumberOutputDuration   NumberOutput = "duration"
	NumberOutputNumber     NumberOutput = "number"
	NumberOutputPercent    NumberOutput = "percent"
	NumberOutputThroughput NumberOutput = "throughput"
	NumberOutputTime       NumberOutput = "time"
)

// Valid indicates whether the value is a known member of the NumberOutput enum.
func (e NumberOutput) Valid() bool {
	switch e {
	case NumberOutputByte:
		return true
	case NumberOutputCurrency:
		return true
	case NumberOutputDataRate:
		return true
	case NumberOutputDuration:
		return true
	case NumberOutputNumber:
		return true
	case NumberOutputPercent:
		return true
	case NumberOutputThroughput:
		return true
	case NumberOutputTime:
		return true
	default:
		return false
	}
}

// Defines values for NumericColorRuleOperator.
const (
	NumericColorRuleOperatorGt  NumericColorRuleOperator = "gt"
	NumericColorRuleOperatorGte NumericColorRuleOperator = "gte"
	NumericColorRuleOperatorLt  NumericColorRuleOperator = "lt"
	NumericColorRuleOperatorLte NumericColorRuleOperator = "lte"
)

// Valid indicates whether the value is a known member of the NumericColorRuleOperator enum.
func (e NumericColorRuleOperator) Valid() bool {
	switch e {
	case NumericColorRuleOperatorGt:
		return true
	case NumericColorRuleOperatorGte:
		return true
	case NumericColorRuleOperatorLt:
		return true
	case NumericColorRuleOperatorLte:
		return true
	default:
		return false
	}
}

// Defines values for NumericUnit.
const (
	NumericUnitBitsIec      NumericUnit = "bits_iec"
	NumericUnitBitsSecIec   NumericUnit = "bits_sec_iec"
	NumericUnitBitsSecSi    NumericUnit = "bits_sec_si"
	NumericUnitBitsSi       NumericUnit = "bits_si"
	NumericUnitBytesIec     NumericUnit = "bytes_iec"
	NumericUnitBytesSecIec  NumericUnit = "bytes_sec_iec"
	NumericUnitBytesSecSi   NumericUnit = "bytes_sec_si"
	NumericUnitBytesSi      NumericUnit = "bytes_si"
	NumericUnitCpm          NumericUnit = "cpm"
	NumericUnitCps          NumericUnit = "cps"
	NumericUnitGibibitsSec  NumericUnit = "gibibits_sec"
	NumericUnitGibibytes    NumericUnit = "gibibytes"
	NumericUnitGibibytesSec NumericUnit = "gibibytes_sec"
	NumericUnitGigabitsSec  NumericUnit = "gigabits_sec"
	NumericUnitGigabytes    NumericUnit = "gigabytes"
	NumericUnitGigabytesSec NumericUnit = "gigabytes_sec"
	NumericUnitIops         NumericUnit = "iops"
	NumericUnitKibibitsSec  NumericUnit = "kibibits_sec"
	NumericUnitKibibytes    NumericUnit = "kibibytes"
	NumericUnitKibibytesSec NumericUnit = "kibibytes_sec"
	NumericUnitKilobitsSec  NumericUnit = "kilobits_sec"
	NumericUnitKilobytes    NumericUnit = "kilobytes"
	NumericUnitKilobytesSec NumericUnit = "kilobytes_sec"
	NumericUnitMebibitsSec  NumericUnit = "mebibits_sec"
	NumericUnitMebibytes    NumericUnit = "mebibytes"
	NumericUnitMebibytesSec NumericUnit = "mebibytes_sec"
	NumericUnitMegabitsSec  NumericUnit = "megabits_sec"
	NumericUnitMegabytes    NumericUnit = "megabytes"
	NumericUnitMegabytesSec NumericUnit = "megabytes_sec"
	NumericUnitOpm          NumericUnit = "opm"
	NumericUnitOps          NumericUnit = "ops"
	NumericUnitPacketsSec   NumericUnit = "packets_sec"
	NumericUnitPebibitsSec  NumericUnit = "pebibits_sec"
	NumericUnitPebibytes    NumericUnit = "pebibytes"
	NumericUnitPebibytesSec NumericUnit = "pebibytes_sec"
	NumericUnitPetabitsSec  NumericUnit = "petabits_sec"
	NumericUnitPetabytes    NumericUnit = "petabytes"
	NumericUnitPetabytesSec NumericUnit = "petabytes_sec"
	NumericUnitReadsSec     NumericUnit = "reads_sec"
	NumericUnitRpmReads     NumericUnit = "rpm_reads"
	NumericUnitRps          NumericUnit = "rps"
	NumericUnitTebibitsSec  NumericUnit = "tebibits_sec"
	NumericUnitTebibytes    NumericUnit = "tebibytes"
	NumericUnitTebibytesSec NumericUnit = "tebibytes_sec"
	NumericUnitTerabitsSec  NumericUnit = "terabits_sec"
	NumericUnitTerabytes    NumericUnit = "terabytes"
	NumericUnitTerabytesSec NumericUnit = "terabytes_sec"
	NumericUnitWpm          NumericUnit = "wpm"
	NumericUnitWps          NumericUnit = "wps"
)

// Valid indicates whether the value is a known member of the NumericUnit enum.
func (e NumericUnit) Valid() bool {
	switch e {
	case NumericUnitBitsIec:
		return true
	case NumericUnitBitsSecIec:
		return true
	case NumericUnitBitsSecSi:
		return true
	case NumericUnitBitsSi:
		return true
	case NumericUnitBytesIec:
		return true
	case NumericUnitBytesSecIec:
		return true
	case NumericUnitBytesSecSi:
		return true
	case NumericUnitBytesSi:
		return true
	case NumericUnitCpm:
		return true
	case NumericUnitCps:
		return true
	case NumericUnitGibibitsSec:
		return true
	case NumericUnitGibibytes:
		return true
	case NumericUnitGibibytesSec:
		return true
	case NumericUnitGigabitsSec:
		return true
	case NumericUnitGigabytes:
		return true
	case NumericUnitGigabytesSec:
		return true
	case NumericUnitIops:
		return true
	case NumericUnitKibibitsSec:
		return true
	case NumericUnitKibibytes:
		return true
	case NumericUnitKibibytesSec:
		return true
	case NumericUnitKilobitsSec:
		return true
	case NumericUnitKilobytes:
		return true
	case NumericUnitKilobytesSec:
		return true
	case NumericUnitMebibitsSec:
		return true
	case NumericUnitMebibytes:
		return true
	case NumericUnitMebibytesSec:
		return true
	case NumericUnitMegabitsSec:
		return true
	case NumericUnitMegabytes:
		return true
	case NumericUnitMegabytesSec:
		return true
	case NumericUnitOpm:
		return true
	case NumericUnitOps:
		return true
	case NumericUnitPacketsSec:
		return true
	case NumericUnitPebibitsSec:
		return true
	case NumericUnitPebibytes:
		return true
	case NumericUnitPebibytesSec:
		return true
	case NumericUnitPetabitsSec:
		return true
	case NumericUnitPetabytes:
		return true
	case NumericUnitPetabytesSec:
		return true
	case NumericUnitReadsSec:
		return true
	case NumericUnitRpmReads:
		return true
	case NumericUnitRps:
		return true
	case NumericUnitTebibitsSec:
		return true
	case NumericUnitTebibytes:
		return true
	case NumericUnitTebibytesSec:
		return true
	case NumericUnitTerabitsSec:
		return true
	case NumericUnitTerabytes:
		return true
	case NumericUnitTerabytesSec:
		return true
	case NumericUnitWpm:
		return true
	case NumericUnitWps:
		return true
	default:
		return false
	}
}

// Defines values for OnClickDashboardType.
const (
	OnClickDashboardTypeDashboard OnClickDashboardType = "dashboard"
)

// Valid indicates whether the value is a known member of the OnClickDashboardType enum.
func (e OnClickDashboardType) Valid() bool {
	switch e {
	case OnClickDashboardTypeDashboard:
		return true
	default:
		return false
	}
}

// Defines values for OnClickExternalType.
const (
	OnClickExternalTypeExternal OnClickExternalType = "external"
)

// Valid indicates whether the value is a known member of the OnClickExternalType enum.
func (e OnClickExternalType) Valid() bool {
	switch e {
	case OnClickExternalTypeExternal:
		return true
	default:
		return false
	}
}

// Defines values for OnClickFilterKind.
const (
	OnClickFilterKindExpressionTemplate OnClickFilterKind = "expressionTemplate"
)

// Valid indicates whether the value is a known member of the OnClickFilterKind enum.
func (e OnClickFilterKind) Valid() bool {
	switch e {
	case OnClickFilterKindExpressionTemplate:
		return true
	default:
		return false
	}
}

// Defines values for OnClickSearchType.
const (
	OnClickSearchTypeSearch OnClickSearchType = "search"
)

// Valid indicates whether the value is a known member of the OnClickSearchType enum.
func (e OnClickSearchType) Valid() bool {
	switch e {
	case OnClickSearchTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for OnClickTargetIDMode.
const (
	OnClickTargetIDModeID OnClickTargetIDMode = "id"
)

// Valid indicates whether the value is a known member of the OnClickTargetIDMode enum.
func (e OnClickTargetIDMode) Valid() bool {
	switch e {
	case OnClickTargetIDModeID:
		return true
	default:
		return false
	}
}

// Defines values for OnClickTargetTemplateMode.
const (
	OnClickTargetTemplateModeTemplate OnClickTargetTemplateMode = "template"
)

// Valid indicates whether the value is a known member of the OnClickTargetTemplateMode enum.
func (e OnClickTargetTemplateMode) Valid() bool {
	switch e {
	case OnClickTargetTemplateModeTemplate:
		return true
	default:
		return false
	}
}

// Defines values for PaletteColor.
const (
	PaletteColorChartBlue      PaletteColor = "chart-blue"
	PaletteColorChartBrown     PaletteColor = "chart-brown"
	PaletteColorChartCyan      PaletteColor = "chart-cyan"
	PaletteColorChartError     PaletteColor = "chart-error"
	PaletteColorChartGray      PaletteColor = "chart-gray"
	PaletteColorChartGreen     PaletteColor = "chart-green"
	PaletteColorChartLightBlue PaletteColor = "chart-light-blue"
	PaletteColorChartOrange    PaletteColor = "chart-orange"
	PaletteColorChartPink      PaletteColor = "chart-pink"
	PaletteColorChartPurple    PaletteColor = "chart-purple"
	PaletteColorChartRed       PaletteColor = "chart-red"
	PaletteColorChartSuccess   PaletteColor = "chart-success"
	PaletteColorChartWarning   PaletteColor = "chart-warning"
)

// Valid indicates whether the value is a known member of the PaletteColor enum.
func (e PaletteColor) Valid() bool {
	switch e {
	case PaletteColorChartBlue:
		return true
	case PaletteColorChartBrown:
		return true
	case PaletteColorChartCyan:
		return true
	case PaletteColorChartError:
		return true
	case PaletteColorChartGray:
		return true
	case PaletteColorChartGreen:
		return true
	case PaletteColorChartLightBlue:
		return true
	case PaletteColorChartOrange:
		return true
	case PaletteColorChartPink:
		return true
	case PaletteColorChartPurple:
		return true
	case PaletteColorChartRed:
		return true
	case PaletteColorChartSuccess:
		return true
	case PaletteColorChartWarning:
		return true
	default:
		return false
	}
}

// Defines values for PersonRole.
const (
	PersonRoleAdmin  PersonRole = "admin"
	PersonRoleEditor PersonRole = "editor"
	PersonRoleViewer PersonRole = "viewer"
)

// Valid indicates whether the value is a known member of the PersonRole enum.
func (e PersonRole) Valid() bool {
	switch e {
	case PersonRoleAdmin:
		return true
	case PersonRoleEditor:
		return true
	case PersonRoleViewer:
		return true
	default:
		return false
	}
}

// Defines values for PieConfigDisplayType.
const (
	PieConfigDisplayTypePie PieConfigDisplayType = "pie"
)

// Valid indicates whether the value is a known member of the PieConfigDisplayType enum.
func (e PieConfigDisplayType) Valid() bool {
	switch e {
	case PieConfigDisplayTypePie:
		return true
	default:
		return false
	}
}

// Defines values for PreferencesTheme.
const (
	PreferencesThemeDark   PreferencesTheme = "dark"
	PreferencesThemeLight  PreferencesTheme = "light"
	PreferencesThemeSystem PreferencesTheme = "system"
)

// Valid indicates whether the value is a known member of the PreferencesTheme enum.
func (e PreferencesTheme) Valid() bool {
	switch e {
	case PreferencesThemeDark:
		return true
	case PreferencesThemeLight:
		return true
	case PreferencesThemeSystem:
		return true
	default:
		return false
	}
}

// Defines values for PreferencesZone.
const (
	PreferencesZoneLocal PreferencesZone = "local"
	PreferencesZoneUtc   PreferencesZone = "utc"
)

// Valid indicates whether the value is a known member of the PreferencesZone enum.
func (e PreferencesZone) Valid() bool {
	switch e {
	case PreferencesZoneLocal:
		return true
	case PreferencesZoneUtc:
		return true
	default:
		return false
	}
}

// Defines values for PromqlSourceKind.
const (
	PromqlSourceKindPromql PromqlSourceKind = "promql"
)

// Valid indicates whether the value is a known member of the PromqlSourceKind enum.
func (e PromqlSourceKind) Valid() bool {
	switch e {
	case PromqlSourceKindPromql:
		return true
	default:
		return false
	}
}

// Defines values for PromqlSourceWriteKind.
const (
	PromqlSourceWriteKindPromql PromqlSourceWriteKind = "promql"
)

// Valid indicates whether the value is a known member of the PromqlSourceWriteKind enum.
func (e PromqlSourceWriteKind) Valid() bool {
	switch e {
	case PromqlSourceWriteKindPromql:
		return true
	default:
		return false
	}
}

// Defines values for QuantileLevel.
const (
	QuantileLevelP50 QuantileLevel = 0.5
	QuantileLevelP90 QuantileLevel = 0.9
	QuantileLevelP95 QuantileLevel = 0.95
	QuantileLevelP99 QuantileLevel = 0.99
)

// Valid indicates whether the value is a known member of the QuantileLevel enum.
func (e QuantileLevel) Valid() bool {
	switch e {
	case QuantileLevelP50:
		return true
	case QuantileLevelP90:
		return true
	case QuantileLevelP95:
		return true
	case QuantileLevelP99:
		return true
	default:
		return false
	}
}

// Defines values for QueryLanguage.
const (
	QueryLanguageLucene QueryLanguage = "lucene"
	QueryLanguagePromql QueryLanguage = "promql"
	QueryLanguageSQL    QueryLanguage = "sql"
)

// Valid indicates whether the value is a known member of the QueryLanguage enum.
func (e QueryLanguage) Valid() bool {
	switch e {
	case QueryLanguageLucene:
		return true
	case QueryLanguagePromql:
		return true
	case QueryLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for RolePolicyAllowDeny.
const (
	RolePolicyAllowDenyALLOW RolePolicyAllowDeny = "ALLOW"
	RolePolicyAllowDenyDENY  RolePolicyAllowDeny = "DENY"
)

// Valid indicates whether the value is a known member of the RolePolicyAllowDeny enum.
func (e RolePolicyAllowDeny) Valid() bool {
	switch e {
	case RolePolicyAllowDenyALLOW:
		return true
	case RolePolicyAllowDenyDENY:
		return true
	default:
		return false
	}
}

// Defines values for RoleType.
const (
	RoleTypeCustom RoleType = "custom"
	RoleTypeSystem RoleType = "system"
)

// Valid indicates whether the value is a known member of the RoleType enum.
func (e RoleType) Valid() bool {
	switch e {
	case RoleTypeCustom:
		return true
	case RoleTypeSystem:
		return true
	default:
		return false
	}
}

// Defines values for SavedFilterValueType.
const (
	SavedFilterValueTypeSQL SavedFilterValueType = "sql"
)

// Valid indicates whether the value is a known member of the SavedFilterValueType enum.
func (e SavedFilterValueType) Valid() bool {
	switch e {
	case SavedFilterValueTypeSQL:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchFilterType.
const (
	SavedSearchFilterTypeLucene SavedSearchFilterType = "lucene"
	SavedSearchFilterTypeSQL    SavedSearchFilterType = "sql"
	SavedSearchFilterTypeSQLAst SavedSearchFilterType = "sql_ast"
)

// Valid indicates whether the value is a known member of the SavedSearchFilterType enum.
func (e SavedSearchFilterType) Valid() bool {
	switch e {
	case SavedSearchFilterTypeLucene:
		return true
	case SavedSearchFilterTypeSQL:
		return true
	case SavedSearchFilterTypeSQLAst:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchFilterOperator.
const (
	SavedSearchFilterOperatorEqual          SavedSearchFilterOperator = "="
	SavedSearchFilterOperatorGreater        SavedSearchFilterOperator = ">"
	SavedSearchFilterOperatorGreaterOrEqual SavedSearchFilterOperator = ">="
	SavedSearchFilterOperatorLess           SavedSearchFilterOperator = "<"
	SavedSearchFilterOperatorLessOrEqual    SavedSearchFilterOperator = "<="
	SavedSearchFilterOperatorNotEqual       SavedSearchFilterOperator = "!="
)

// Valid indicates whether the value is a known member of the SavedSearchFilterOperator enum.
func (e SavedSearchFilterOperator) Valid() bool {
	switch e {
	case SavedSearchFilterOperatorEqual:
		return true
	case SavedSearchFilterOperatorGreater:
		return true
	case SavedSearchFilterOperatorGreaterOrEqual:
		return true
	case SavedSearchFilterOperatorLess:
		return true
	case SavedSearchFilterOperatorLessOrEqual:
		return true
	case SavedSearchFilterOperatorNotEqual:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchLanguage.
const (
	SavedSearchLanguageLucene SavedSearchLanguage = "lucene"
	SavedSearchLanguageSQL    SavedSearchLanguage = "sql"
)

// Valid indicates whether the value is a known member of the SavedSearchLanguage enum.
func (e SavedSearchLanguage) Valid() bool {
	switch e {
	case SavedSearchLanguageLucene:
		return true
	case SavedSearchLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for SearchCompareBaseline.
const (
	SearchCompareBaselineBefore SearchCompareBaseline = "before"
	SearchCompareBaselineRest   SearchCompareBaseline = "rest"
)

// Valid indicates whether the value is a known member of the SearchCompareBaseline enum.
func (e SearchCompareBaseline) Valid() bool {
	switch e {
	case SearchCompareBaselineBefore:
		return true
	case SearchCompareBaselineRest:
		return true
	default:
		return false
	}
}

// Defines values for SearchConfigDisplayType.
const (
	SearchConfigDisplayTypeSearch SearchConfigDisplayType = "search"
)

// Valid indicates whether the value is a known member of the SearchConfigDisplayType enum.
func (e SearchConfigDisplayType) Valid() bool {
	switch e {
	case SearchConfigDisplayTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for SearchExportFormat.
const (
	SearchExportFormatCsv    SearchExportFormat = "csv"
	SearchExportFormatNdjson SearchExportFormat = "ndjson"
)

// Valid indicates whether the value is a known member of the SearchExportFormat enum.
func (e SearchExportFormat) Valid() bool {
	switch e {
	case SearchExportFormatCsv:
		return true
	case SearchExportFormatNdjson:
		return true
	default:
		return false
	}
}

// Defines values for SearchLanguage.
const (
	SearchLanguageLucene SearchLanguage = "lucene"
	SearchLanguageSQL    SearchLanguage = "sql"
)

// Valid indicates whether the value is a known member of the SearchLanguage enum.
func (e SearchLanguage) Valid() bool {
	switch e {
	case SearchLanguageLucene:
		return true
	case SearchLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for SelectItemPeriodAggFn.
const (
	SelectItemPeriodAggFnDelta SelectItemPeriodAggFn = "delta"
)

// Valid indicates whether the value is a known member of the SelectItemPeriodAggFn enum.
func (e SelectItemPeriodAggFn) Valid() bool {
	switch e {
	case SelectItemPeriodAggFnDelta:
		return true
	default:
		return false
	}
}

// Defines values for ServerState.
const (
	ServerStateOk          ServerState = "ok"
	ServerStateUnavailable ServerState = "unavailable"
)

// Valid indicates whether the value is a known member of the ServerState enum.
func (e ServerState) Valid() bool {
	switch e {
	case ServerStateOk:
		return true
	case ServerStateUnavailable:
		return true
	default:
		return false
	}
}

// Defines values for SessionSourceKind.
const (
	SessionSourceKindSession SessionSourceKind = "session"
)

// Valid indicates whether the value is a known member of the SessionSourceKind enum.
func (e SessionSourceKind) Valid() bool {
	switch e {
	case SessionSourceKindSession:
		return true
	default:
		return false
	}
}

// Defines values for SessionSourceWriteKind.
const (
	SessionSourceWriteKindSession SessionSourceWriteKind = "session"
)

// Valid indicates whether the value is a known member of the SessionSourceWriteKind enum.
func (e SessionSourceWriteKind) Valid() bool {
	switch e {
	case SessionSourceWriteKindSession:
		return true
	default:
		return false
	}
}

// Defines values for SortOrder.
const (
	SortOrderAsc  SortOrder = "asc"
	SortOrderDesc SortOrder = "desc"
)

// Valid indicates whether the value is a known member of the SortOrder enum.
func (e SortOrder) Valid() bool {
	switch e {
	case SortOrderAsc:
		return true
	case SortOrderDesc:
		return true
	default:
		return false
	}
}

// Defines values for SourceKind.
const (
	SourceKindLog     SourceKind = "log"
	SourceKindMetric  SourceKind = "metric"
	SourceKindPromql  SourceKind = "promql"
	SourceKindSession SourceKind = "session"
	SourceKindTrace   SourceKind = "trace"
)

// Valid indicates whether the value is a known member of the SourceKind enum.
func (e SourceKind) Valid() bool {
	switch e {
	case SourceKindLog:
		return true
	case SourceKindMetric:
		return true
	case SourceKindPromql:
		return true
	case SourceKindSession:
		return true
	case SourceKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for SQLConfigType.
const (
	SQLConfigTypeSQL SQLConfigType = "sql"
)

// Valid indicates whether the value is a known member of the SQLConfigType enum.
func (e SQLConfigType) Valid() bool {
	switch e {
	case SQLConfigTypeSQL:
		return true
	default:
		return false
	}
}

// Defines values for StackedBarConfigDisplayType.
const (
	StackedBarConfigDisplayTypeStackedBar StackedBarConfigDisplayType = "stacked_bar"
)

// Valid indicates whether the value is a known member of the StackedBarConfigDisplayType enum.
func (e StackedBarConfigDisplayType) Valid() bool {
	switch e {
	case StackedBarConfigDisplayTypeStackedBar:
		return true
	default:
		return false
	}
}

// Defines values for StarKind.
const (
	StarKindDashboard   StarKind = "dashboard"
	StarKindSavedSearch StarKind = "savedSearch"
)

// Valid indicates whether the value is a known member of the StarKind enum.
func (e StarKind) Valid() bool {
	switch e {
	case StarKindDashboard:
		return true
	case StarKindSavedSearch:
		return true
	default:
		return false
	}
}

// Defines values for StoreState.
const (
	StoreStateOk          StoreState = "ok"
	StoreStateReadOnly    StoreState = "read-only"
	StoreStateUnavailable StoreState = "unavailable"
)

// Valid indicates whether the value is a known member of the StoreState enum.
func (e StoreState) Valid() bool {
	switch e {
	case StoreStateOk:
		return true
	case StoreStateReadOnly:
		return true
	case StoreStateUnavailable:
		return true
	default:
		return false
	}
}

// Defines values for TableConfigDisplayType.
const (
	TableConfigDisplayTypeTable TableConfigDisplayType = "table"
)

// Valid indicates whether the value is a known member of the TableConfigDisplayType enum.
func (e TableConfigDisplayType) Valid() bool {
	switch e {
	case TableConfigDisplayTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for TeamInvitationMadeStatus.
const (
	TeamInvitationMadeStatusPending TeamInvitationMadeStatus = "pending"
)

// Valid indicates whether the value is a known member of the TeamInvitationMadeStatus enum.
func (e TeamInvitationMadeStatus) Valid() bool {
	switch e {
	case TeamInvitationMadeStatusPending:
		return true
	default:
		return false
	}
}

// Defines values for TextIndexUse.
const (
	TextIndexUseAuto     TextIndexUse = "auto"
	TextIndexUseDisabled TextIndexUse = "disabled"
	TextIndexUseEnabled  TextIndexUse = "enabled"
)

// Valid indicates whether the value is a known member of the TextIndexUse enum.
func (e TextIndexUse) Valid() bool {
	switch e {
	case TextIndexUseAuto:
		return true
	case TextIndexUseDisabled:
		return true
	case TextIndexUseEnabled:
		return true
	default:
		return false
	}
}

// Defines values for TileColumnRole.
const (
	TileColumnRoleGroup TileColumnRole = "group"
	TileColumnRoleOther TileColumnRole = "other"
	TileColumnRoleTime  TileColumnRole = "time"
	TileColumnRoleValue TileColumnRole = "value"
)

// Valid indicates whether the value is a known member of the TileColumnRole enum.
func (e TileColumnRole) Valid() bool {
	switch e {
	case TileColumnRoleGroup:
		return true
	case TileColumnRoleOther:
		return true
	case TileColumnRoleTime:
		return true
	case TileColumnRoleValue:
		return true
	default:
		return false
	}
}

// Defines values for TileDataDisplayType.
const (
	TileDataDisplayTypeBar           TileDataDisplayType = "bar"
	TileDataDisplayTypeEventPatterns TileDataDisplayType = "event_patterns"
	TileDataDisplayTypeHeatmap       TileDataDisplayType = "heatmap"
	TileDataDisplayTypeLine          TileDataDisplayType = "line"
	TileDataDisplayTypeNumber        TileDataDisplayType = "number"
	TileDataDisplayTypePie           TileDataDisplayType = "pie"
	TileDataDisplayTypeSearch        TileDataDisplayType = "search"
	TileDataDisplayTypeStackedBar    TileDataDisplayType = "stacked_bar"
	TileDataDisplayTypeTable         TileDataDisplayType = "table"
)

// Valid indicates whether the value is a known member of the TileDataDisplayType enum.
func (e TileDataDisplayType) Valid() bool {
	switch e {
	case TileDataDisplayTypeBar:
		return true
	case TileDataDisplayTypeEventPatterns:
		return true
	case TileDataDisplayTypeHeatmap:
		return true
	case TileDataDisplayTypeLine:
		return true
	case TileDataDisplayTypeNumber:
		return true
	case TileDataDisplayTypePie:
		return true
	case TileDataDisplayTypeSearch:
		return true
	case TileDataDisplayTypeStackedBar:
		return true
	case TileDataDisplayTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for TraceSourceKind.
const (
	TraceSourceKindTrace TraceSourceKind = "trace"
)

// Valid indicates whether the value is a known member of the TraceSourceKind enum.
func (e TraceSourceKind) Valid() bool {
	switch e {
	case TraceSourceKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for TraceSourceWriteKind.
const (
	TraceSourceWriteKindTrace TraceSourceWriteKind = "trace"
)

// Valid indicates whether the value is a known member of the TraceSourceWriteKind enum.
func (e TraceSourceWriteKind) Valid() bool {
	switch e {
	case TraceSourceWriteKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for ViewAggregation.
const (
	ViewAggregationAny           ViewAggregation = "any"
	ViewAggregationAvg           ViewAggregation = "avg"
	ViewAggregationCount         ViewAggregation = "count"
	ViewAggregationCountDistinct ViewAggregation = "count_distinct"
	ViewAggregationHistogram     ViewAggregation = "histogram"
	ViewAggregationIncrease      ViewAggregation = "increase"
	ViewAggregationLastValue     ViewAggregation = "last_value"
	ViewAggregationMax           ViewAggregation = "max"
	ViewAggregationMin           ViewAggregation = "min"
	ViewAggregationNone          ViewAggregation = "none"
	ViewAggregationQuantile      ViewAggregation = "quantile"
	ViewAggregationSum           ViewAggregation = "sum"
)

// Valid indicates whether the value is a known member of the ViewAggregation enum.
func (e ViewAggregation) Valid() bool {
	switch e {
	case ViewAggregationAny:
		return true
	case ViewAggregationAvg:
		return true
	case ViewAggregationCount:
		return true
	case ViewAggregationCountDistinct:
		return true
	case ViewAggregationHistogram:
		return true
	case ViewAggregationIncrease:
		return true
	case ViewAggregationLastValue:
		return true
	case ViewAggregationMax:
		return true
	case ViewAggregationMin:
		return true
	case ViewAggregationNone:
		return true
	case ViewAggregationQuantile:
		return true
	case ViewAggregationSum:
		return true
	default:
		return false
	}
}

// Defines values for WebhookService.
const (
	WebhookServiceDiscord    WebhookService = "discord"
	WebhookServiceEmail      WebhookService = "email"
	WebhookServiceGeneric    WebhookService = "generic"
	WebhookServiceIncidentio WebhookService = "incidentio"
	WebhookServicePagerduty  WebhookService = "pagerduty"
	WebhookServiceSlack      WebhookService = "slack"
	WebhookServiceTeams      WebhookService = "teams"
)

// Valid indicates whether the value is a known member of the WebhookService enum.
func (e WebhookService) Valid() bool {
	switch e {
	case WebhookServiceDiscord:
		return true
	case WebhookServiceEmail:
		return true
	case WebhookServiceGeneric:
		return true
	case WebhookServiceIncidentio:
		return true
	case WebhookServicePagerduty:
		return true
	case WebhookServiceSlack:
		return true
	case WebhookServiceTeams:
		return true
	default:
		return false
	}
}

// Defines values for WhereLanguage.
const (
	WhereLanguageLucene WhereLanguage = "lucene"
	WhereLanguagePromql WhereLanguage = "promql"
	WhereLanguageSQL    WhereLanguage = "sql"
)

// Valid indicates whether the value is a known member of the WhereLanguage enum.
func (e WhereLanguage) Valid() bool {
	switch e {
	case WhereLanguageLucene:
		return true
	case WhereLanguagePromql:
		return true
	case WhereLanguageSQL:
		return true
	default:
		return false
	}
}

// Activity An entry of the organization's audit log.
type Activity struct {
	// ID Id of the entry.
	ID string `json:"id"`

	// CreatedAt When it happened.
	CreatedAt core.Time `json:"createdAt"`

	// Type What was done. Those that begin with `resource_` are changes of what belongs to a service, such as dashboards and alerts, and of what only files make.
	Type ActivityType `json:"type"`

	// ActorType Who did it: `api` for a key, `user` for a person, `system` for the operator of the server.
	ActorType ActivityActor `json:"actorType"`

	// ActorID Id of the key or the person; empty for the system.
	ActorID string `json:"actorId"`

	// ActorDetails Name of the key, or address of the person.
	ActorDetails string `json:"actorDetails"`

	// ActorIPAddress Where the request came from; empty for the system.
	ActorIPAddress string `json:"actorIpAddress"`

	// UserAgent What sent the request, in its own words.
	UserAgent string `json:"userAgent"`

	// OrganizationID Id of the organization.
	OrganizationID string `json:"organizationId"`

	// ServiceID Id of the service, when it is about one.
	ServiceID *string `json:"serviceId,omitempty"`

	// KeyID Id of the key, when it is about one.
	KeyID *string `json:"keyId,omitempty"`

	// KeyName Name of that key at the time.
	KeyName *string `json:"keyName,omitempty"`

	// MemberID Id of the person, when it is about one.
	MemberID *string `json:"memberId,omitempty"`

	// MemberEmail Address of that person, or of the one who was invited.
	MemberEmail *string `json:"memberEmail,omitempty"`

	// InvitationID Id of the invitation, when it is about one.
	InvitationID *string `json:"invitationId,omitempty"`

	// Operation What was asked for: the id of the operation in the API's document, or the words of the command, such as `apply` and `keys create`. Absent from what was stored before it was known.
	//
	// Example: updateAlert
	Operation *AuditOperation `json:"operation,omitempty"`

	// RequestID Id of the request, when it was one.
	RequestID *string `json:"requestId,omitempty"`

	// ResourceKind What kind of resource it is about, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
	//
	// Example: alert
	ResourceKind *AuditResourceKind `json:"resourceKind,omitempty"`

	// ResourceID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a800001
	ResourceID *AuditResourceID `json:"resourceId,omitempty"`

	// ResourceName Name of the resource at the time, at most 256 bytes of it.
	//
	// Example: Many errors in checkout
	ResourceName *AuditResourceName `json:"resourceName,omitempty"`

	// Changes The values that were made others, as far as they fit into 12 KiB. Of a new resource these are its keys with their values, of a deleted one those that it had.
	Changes AuditChanges `json:"changes,omitzero"`

	// OmittedChanges How many more values were made others. Absent for none.
	OmittedChanges *AuditOmittedChanges `json:"omittedChanges,omitempty"`

	// Repeats How often the same happened within a minute, of which there is one entry. Absent for once.
	Repeats *AuditRepeats `json:"repeats,omitempty"`
}

// ActivityActor Who did it: `api` for a key, `user` for a person, `system` for the operator of the server.
type ActivityActor string

// ActivityType What was done. Those that begin with `resource_` are changes of what belongs to a service, such as dashboards and alerts, and of what only files make.
type ActivityType string

// AggregatedColumn A column with an aggregate.
type AggregatedColumn struct {
	// AggFn How a column was aggregated.
	AggFn ViewAggregation `json:"aggFn"`

	// MvColumn Name of the column.
	MvColumn string `json:"mvColumn"`

	// SourceColumn Column of the source that was aggregated; needed unless `aggFn` is `count`.
	SourceColumn *string `json:"sourceColumn,omitempty"`
}

// AggregationFunction How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
type AggregationFunction string

// Alert A rule that compares a tile or a saved search with a threshold, window by window, and notifies its channels when it starts and stops to fire.
type Alert struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Title of the notifications; null for a title made by the server.
	Name *string `json:"name"`

	// Message Text of the notifications; null for none.
	Message *string `json:"message"`

	// Note Note in Markdown; null for none.
	Note *string `json:"note"`

	// Threshold The value to compare with, or the lower bound.
	Threshold float64 `json:"threshold"`

	// ThresholdMax The upper bound, when one was given.
	ThresholdMax *float64 `json:"thresholdMax,omitempty"`

	// Interval Length of the window that is looked at, and how often it is looked at.
	Interval AlertInterval `json:"interval"`

	// ScheduleOffsetMinutes Shift of the windows, when one was given.
	ScheduleOffsetMinutes *int `json:"scheduleOffsetMinutes,omitempty"`

	// ScheduleStartAt Instant from which the windows are counted; null after it was cleared, absent if it was never set.
	ScheduleStartAt nullable.Nullable[core.Time] `json:"scheduleStartAt,omitempty"`

	// NumConsecutiveWindows Windows in a row that must violate the threshold; null means one.
	NumConsecutiveWindows *int `json:"numConsecutiveWindows"`

	// ThresholdType How a value is compared with the threshold. The alert fires when the comparison holds: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` fires inside the range from `threshold` to `thresholdMax`, both ends included, and `not_between` outside of it.
	ThresholdType AlertThresholdType `json:"thresholdType"`

	// Source What an alert watches: `tile`, a tile of a dashboard, or `saved_search`, the rows that a saved search finds.
	Source AlertSource `json:"source"`

	// State `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	State AlertState `json:"state"`

	// Channel Where a notification goes.
	Channel *AlertChannel `json:"channel,omitempty"`

	// Channels All channels that are notified; `channel` is the first of them.
	Channels []AlertChannel `json:"channels,omitzero"`

	// TeamID The team that owns the alert.
	TeamID string `json:"teamId"`

	// SavedSearchID The saved search that is watched; only when `source` is `saved_search`.
	SavedSearchID *string `json:"savedSearchId,omitempty"`

	// GroupBy Expression that splits the rows; only when `source` is `saved_search`, and one was given.
	GroupBy *string `json:"groupBy,omitempty"`

	// DashboardID The dashboard of the tile; only when `source` is `tile`.
	DashboardID *string `json:"dashboardId,omitempty"`

	// TileID The tile that is watched; only when `source` is `tile`.
	TileID *string `json:"tileId,omitempty"`

	// Enabled Whether the alert is evaluated; absent if nobody said so, which means true.
	Enabled *bool `json:"enabled,omitempty"`

	// NoData What a window without data means. `zero`: the value is 0, and 0 is compared with the threshold; a group that fired and vanished counts as 0, other groups are not missed. `keep`: the state stays as it was. `ok`: all is well. `alert`: the window violates, whatever the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and nobody is notified. The window has rows, but none with a number, as after a division by zero: it is without data for `keep`, `alert` and `insufficient`, and does not violate for the others.
	NoData *AlertNoData `json:"noData,omitempty"`

	// RenotifyInterval After how long people are notified again; absent for never.
	RenotifyInterval *AlertInterval `json:"renotifyInterval,omitempty"`

	// Silenced Present while somebody has muted the alert; it is still evaluated, but nobody is notified.
	Silenced *AlertSilence `json:"silenced,omitempty"`

	// ExecutionErrors What went wrong in the last evaluation, and the notifications that have not arrived: a WEBHOOK_ERROR for each group and webhook, which stays until the webhook takes one or is no longer told about the group. Another one counts the groups that nobody was notified of because too many have changed at once. Empty when nothing went wrong; absent before the first evaluation.
	ExecutionErrors []AlertError `json:"executionErrors,omitzero"`

	// CreatedAt When the alert was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When the alert was last created or replaced. Evaluations and silences are no change of it.
	UpdatedAt core.Time `json:"updatedAt"`
}

// AlertChannel Where a notification goes.
type AlertChannel struct {
	// Type The kind of channel. Webhooks are the only one.
	Type AlertChannelType `json:"type"`

	// WebhookID Id of the webhook that is called.
	//
	// Example: 65f5e4a3b9e77c001a500001
	WebhookID string `json:"webhookId"`
}

// AlertChannelType The kind of channel. Webhooks are the only one.
type AlertChannelType string

// AlertError One thing that went wrong in the last evaluation.
type AlertError struct {
	// Timestamp When it happened.
	Timestamp core.Time `json:"timestamp"`

	// Type What kept an evaluation from finishing: the query failed or took too long, the webhook could not be reached, or the alert points at something that cannot be evaluated.
	Type AlertErrorType `json:"type"`

	// Message What happened, in words.
	Message string `json:"message"`
}

// AlertErrorType What kept an evaluation from finishing: the query failed or took too long, the webhook could not be reached, or the alert points at something that cannot be evaluated.
type AlertErrorType string

// AlertHistoryEntry What one evaluation said about one group of an alert, or about an alert without groups. Usually an evaluation looks at one window; after an outage it looks at several, and says what holds after the last of them.
type AlertHistoryEntry struct {
	// WindowEnd Where the last window that was looked at ends. No group has two entries with the same.
	WindowEnd core.Time `json:"windowEnd"`

	// Group The group, as its columns with their values, such as `ServiceName:api`; absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// State What an evaluation said about a group: the states of an alert, or `ERROR` for an evaluation that failed. A failed one says nothing about the windows, which the next one looks at again.
	State AlertHistoryState `json:"state"`

	// Violations How many of the windows violated the threshold since the last that did not.
	Violations int `json:"violations"`

	// Values The values of the windows in their order; empty when there was no data.
	Values []AlertWindowValue `json:"values"`

	// NoValue Why the last window has no value, such as `it would be a division by zero`; absent when it has one. Where a window without rows violates, it is listed with the value 0 all the same.
	NoValue *string `json:"noValue,omitempty"`

	// Errors What went wrong; only when `state` is `ERROR`.
	Errors []AlertError `json:"errors,omitzero"`

	// ReadAt When the windows were read: rows that were there by then were counted, those that arrived later were not. A server waits for rows that arrive late, five seconds from the end of a window unless its operator has set another delay. Absent when `state` is `ERROR`, and in entries of versions that did not say it.
	ReadAt *core.Time `json:"readAt,omitempty"`

	// LateRows How many rows with times in the windows have come after these were read, in all of the source's tables, whatever the filters of the alert. Rows that come more than an hour after the time they have are not counted. Absent when none are known, as of rows that the server does not take in itself, and of windows that do not begin with a minute.
	LateRows *int64 `json:"lateRows,omitempty"`

	// EvaluatedAt When the evaluation was finished. What has failed is tried again, so when `state` is `ERROR` this is when the first attempt failed, and the errors say when the last one did.
	EvaluatedAt core.Time `json:"evaluatedAt"`
}

// AlertHistoryState What an evaluation said about a group: the states of an alert, or `ERROR` for an evaluation that failed. A failed one says nothing about the windows, which the next one looks at again.
type AlertHistoryState string

// AlertInterval Length of the window that is looked at, and how often it is looked at.
type AlertInterval string

// AlertNoData What a window without data means. `zero`: the value is 0, and 0 is compared with the threshold; a group that fired and vanished counts as 0, other groups are not missed. `keep`: the state stays as it was. `ok`: all is well. `alert`: the window violates, whatever the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and nobody is notified. The window has rows, but none with a number, as after a division by zero: it is without data for `keep`, `alert` and `insufficient`, and does not violate for the others.
type AlertNoData string

// AlertPreview What an alert would have done in a time range, as if it had been created at its start: with no window before that, in state `OK`.
type AlertPreview struct {
	// StartTime Where the first window begins that was evaluated.
	StartTime core.Time `json:"startTime"`

	// EndTime Where the newest window ends, which is the newest that an evaluation would have read by now.
	EndTime core.Time `json:"endTime"`

	// Windows How many windows were evaluated.
	//
	// Example: 288
	Windows int `json:"windows"`

	// State `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	State AlertState `json:"state"`

	// FiredCount How many times a group, or the alert as a whole, was in state `ALERT` after a window.
	FiredCount int `json:"firedCount"`

	// Fired Which windows these are, the newest 1,000 of them in order of time.
	Fired []AlertPreviewWindow `json:"fired"`

	// ChangeCount How many changes there are.
	ChangeCount int `json:"changeCount"`

	// Changes How the states of groups would have changed, and notifications that are repeated; the newest 1,000 in order of time.
	Changes []AlertPreviewChange `json:"changes"`

	// Truncated Whether there are windows in the range that were not evaluated, or longer lists than are shown.
	Truncated bool `json:"truncated"`

	// Reason Why windows were not evaluated, and which; absent when all were.
	Reason *string `json:"reason,omitempty"`
}

// AlertPreviewChange A change of a group's state, or of the alert as a whole.
type AlertPreviewChange struct {
	// Time The end of the window after which the state has changed.
	Time core.Time `json:"time"`

	// Group The group by its labels; absent for the alert as a whole.
	//
	// Example: ServiceName:checkout
	Group *string `json:"group,omitempty"`

	// From `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	From AlertState `json:"from"`

	// To `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	To AlertState `json:"to"`

	// Value The value in that window; absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Why there is no value; absent when there is one.
	NoValue *string `json:"noValue,omitempty"`

	// Notification What people would have been notified of then; absent for nothing.
	Notification *AlertPreviewChangeNotification `json:"notification,omitempty"`
}

// AlertPreviewChangeNotification What people would have been notified of then; absent for nothing.
type AlertPreviewChangeNotification string

// AlertPreviewWindow A window in which an alert would have fired.
type AlertPreviewWindow struct {
	// StartTime Where the window begins.
	StartTime core.Time `json:"startTime"`

	// EndTime Where it ends; that instant is no part of it.
	EndTime core.Time `json:"endTime"`

	// Group The group by its labels; absent for the alert as a whole.
	//
	// Example: ServiceName:checkout
	Group *string `json:"group,omitempty"`

	// Value Its value; absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Why there is no value; absent when there is one.
	NoValue *string `json:"noValue,omitempty"`
}

// AlertSilence Present while somebody has muted the alert; it is still evaluated, but nobody is notified.
type AlertSilence struct {
	// By Id of the person who muted it; absent when a key did that belongs to nobody in particular.
	By *string `json:"by,omitempty"`

	// At When it was muted.
	At core.Time `json:"at"`

	// Until When notifications start again.
	Until core.Time `json:"until"`

	// Reason Why it was muted, when somebody said so.
	Reason *string `json:"reason,omitempty"`
}

// AlertSilenceWrite A silence as it is set. What fires or ends meanwhile and still holds when the silence is over is notified then.
type AlertSilenceWrite struct {
	// Until When notifications start again, a time to come in UTC, at most 366 days ahead.
	//
	// Example: 2027-02-08T12:00:00.000Z
	Until core.Time `json:"until"`

	// Reason Why, for whoever looks at the alert. Left out means that nobody said.
	//
	// Example: Planned maintenance of the checkout
	Reason *string `json:"reason,omitempty"`
}

// AlertSource What an alert watches: `tile`, a tile of a dashboard, or `saved_search`, the rows that a saved search finds.
type AlertSource string

// AlertState `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
type AlertState string

// AlertTestGroup What a test found out about one group.
type AlertTestGroup struct {
	// Group The group, such as `ServiceName:api`; absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// State `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	State AlertState `json:"state"`

	// Value The value in the window; absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Why the window has no value, such as `it would be a division by zero`; absent when it has one. Where a window without rows violates, `value` is 0 all the same.
	NoValue *string `json:"noValue,omitempty"`

	// Title Title of the notification that says so; absent without a value.
	Title *string `json:"title,omitempty"`

	// Body Text of that notification.
	Body *string `json:"body,omitempty"`
}

// AlertTestResult What an alert would say now: the newest window that an evaluation would have read by now, evaluated on its own on real data. Windows before it do not count, so `numConsecutiveWindows` is taken as one, a silence and `enabled` are left aside, nothing is stored and nobody is notified.
type AlertTestResult struct {
	// State `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
	State AlertState `json:"state"`

	// WindowStart Where the window begins.
	WindowStart core.Time `json:"windowStart"`

	// WindowEnd Where it ends; that instant is no part of it.
	WindowEnd core.Time `json:"windowEnd"`

	// Value The value of an alert without groups, or that of the first group that violates; absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Why the window has no such value; absent when it has one.
	NoValue *string `json:"noValue,omitempty"`

	// Title Title of the notification about that value; absent without one.
	Title *string `json:"title,omitempty"`

	// Body Text of that notification.
	Body *string `json:"body,omitempty"`

	// Groups What each group has, those that violate first, at most 100. Without groups it is one entry.
	Groups []AlertTestGroup `json:"groups"`
}

// AlertThresholdType How a value is compared with the threshold. The alert fires when the comparison holds: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` fires inside the range from `threshold` to `thresholdMax`, both ends included, and `not_between` outside of it.
type AlertThresholdType string

// AlertWindowValue The value that a group had in a window.
type AlertWindowValue struct {
	// StartTime Where the window begins, which is as long as the alert's interval.
	StartTime core.Time `json:"startTime"`

	// Value The value that was compared with the threshold.
	Value float64 `json:"value"`
}

// AlertWrite An alert as it is created and replaced. `source` decides which of the reference fields count: a `tile` alert names `dashboardId` and `tileId`, a `saved_search` alert names `savedSearchId`; the fields of the other source are ignored. At least one of `channel` and `channels` is needed. The fields that the server keeps, such as `id` and `state`, are no part of it.
type AlertWrite struct {
	// Source What an alert watches: `tile`, a tile of a dashboard, or `saved_search`, the rows that a saved search finds.
	Source AlertSource `json:"source"`

	// SavedSearchID The saved search that is watched. Required when `source` is `saved_search`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a600001
	SavedSearchID *string `json:"savedSearchId,omitempty"`

	// GroupBy Expression that splits the rows of a saved search into groups, each compared with the threshold on its own. Left out or null means no groups. Ignored for tiles, which bring their own groups.
	GroupBy *string `json:"groupBy,omitempty"`

	// DashboardID The dashboard that holds the tile. Required when `source` is `tile`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a300001
	DashboardID *string `json:"dashboardId,omitempty"`

	// TileID The tile that is watched, a `line`, `stacked_bar` or `number` tile of the dashboard. Required when `source` is `tile`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a400001
	TileID *string `json:"tileId,omitempty"`

	// Interval Length of the window that is looked at, and how often it is looked at.
	Interval AlertInterval `json:"interval"`

	// Threshold The value to compare with; the lower bound for `between` and `not_between`.
	Threshold float64 `json:"threshold"`

	// ThresholdType How a value is compared with the threshold. The alert fires when the comparison holds: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` fires inside the range from `threshold` to `thresholdMax`, both ends included, and `not_between` outside of it.
	ThresholdType AlertThresholdType `json:"thresholdType"`

	// ThresholdMax The upper bound for `between` and `not_between`, which need it; at least `threshold`. Kept but without effect for the other types. Left out of an update, the stored value stays.
	ThresholdMax *float64 `json:"thresholdMax,omitempty"`

	// Channel Where a notification goes.
	Channel *AlertChannel `json:"channel,omitempty"`

	// Channels All channels to notify, each at most once. Sent together with `channel`, its first entry must equal it.
	Channels []AlertChannel `json:"channels,omitzero"`

	// ScheduleOffsetMinutes Shifts the windows by this many minutes; less than the interval, and not together with `scheduleStartAt` unless it is 0. Left out of an update, the stored value stays.
	ScheduleOffsetMinutes *int `json:"scheduleOffsetMinutes,omitempty"`

	// ScheduleStartAt An instant in UTC from which the windows are counted, at most a year ahead and ten years back. null clears it; left out of an update, the stored value stays. A date also sets the offset to 0.
	//
	// Example: 2026-02-08T10:00:00.000Z
	ScheduleStartAt nullable.Nullable[core.Time] `json:"scheduleStartAt,omitempty"`

	// NumConsecutiveWindows How many windows in a row must violate the threshold. Left out or null means one.
	NumConsecutiveWindows *int `json:"numConsecutiveWindows,omitempty"`

	// Name Title of the notifications, which may be a template. Its lines become one. Left out or null means a title made by the server.
	Name *string `json:"name,omitempty"`

	// Message Text of the notifications, which may be a template. `{{group}}` inserts a value as text, and `{{{group}}}` as markup for receivers that have one. Left out or null means none.
	Message *string `json:"message,omitempty"`

	// Note A note in Markdown for whoever looks at the alert; it is not sent. Left out or null means none.
	Note *string `json:"note,omitempty"`

	// Enabled Whether the alert is evaluated at all. While it is false the state is `DISABLED`. Left out means true, also in an update.
	Enabled *bool `json:"enabled,omitempty"`

	// NoData What a window without data means. `zero`: the value is 0, and 0 is compared with the threshold; a group that fired and vanished counts as 0, other groups are not missed. `keep`: the state stays as it was. `ok`: all is well. `alert`: the window violates, whatever the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and nobody is notified. The window has rows, but none with a number, as after a division by zero: it is without data for `keep`, `alert` and `insufficient`, and does not violate for the others.
	NoData *AlertNoData `json:"noData,omitempty"`

	// RenotifyInterval Notify again, when this much time has passed since the last notification and the alert still fires; not less than `interval`. Left out, people are notified when it starts and when it stops to fire, and not in between.
	RenotifyInterval *AlertInterval `json:"renotifyInterval,omitempty"`
}

// AlignDateRange Whether the time range is widened to whole buckets. Left out means yes.
type AlignDateRange = bool

// AnyArray A list.
type AnyArray = []any

// AnyBoolean True or false.
type AnyBoolean = bool

// AnyMap A map, or a tuple with names.
type AnyMap = map[string]any

// AnyNumber A number.
type AnyNumber = float64

// AnyText A text, or null.
type AnyText = string

// AnyValue A value as ClickHouse gives it. Numbers beyond 2^53 are texts, and NaN and infinity are null.
type AnyValue = any

// AsRatio Whether to show the first value divided by the second, which needs exactly two. Left out means no.
type AsRatio = bool

// AssignedRole A role that a person or a key has.
type AssignedRole struct {
	// RoleID Id of the role.
	RoleID string `json:"roleId"`

	// RoleName Name of the role.
	//
	// Example: Developer
	RoleName string `json:"roleName"`

	// RoleType Who made the role. All roles of this version are the system's.
	RoleType RoleType `json:"roleType"`
}

// AssignedRoleIds Ids of roles, in place of the older field beside it. A person has exactly one role, `Admin` or `Developer`. See the list of roles for the ids.
type AssignedRoleIds = []string

// AuditChange A value that was made another, as the API answers it. Secrets read `[masked]`, and of an address that has them only the host is kept. Values of more than 1 KiB are kept as their digests.
type AuditChange struct {
	// Path Where the value is, as keys and the places in lists by points. At most 256 bytes are kept.
	//
	// Example: tiles.0.name
	Path string `json:"path"`

	// Old What it was. Absent if it was not there, or null.
	Old json.RawMessage `json:"old,omitempty"`

	// New What it has become. Absent if it is gone, or null.
	New json.RawMessage `json:"new,omitempty"`

	// OldDigest What is kept of a long value.
	OldDigest *AuditDigest `json:"oldDigest,omitempty"`

	// NewDigest What is kept of a long value.
	NewDigest *AuditDigest `json:"newDigest,omitempty"`
}

// AuditChanges The values that were made others, as far as they fit into 12 KiB. Of a new resource these are its keys with their values, of a deleted one those that it had.
type AuditChanges = []AuditChange

// AuditDigest What is kept of a long value.
type AuditDigest struct {
	// Sha256 SHA-256 of its JSON text, in hex.
	//
	// Example: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
	Sha256 string `json:"sha256"`

	// Length How many bytes that has.
	//
	// Example: 4512
	Length int `json:"length"`
}

// AuditEntry An entry of the audit log. It is never changed, but for how often the same failure has happened within its minute.
type AuditEntry struct {
	// ID Id of the entry.
	ID string `json:"id"`

	// CreatedAt When it happened.
	CreatedAt core.Time `json:"createdAt"`

	// Operation What was asked for: the id of the operation in the API's document, or the words of the command, such as `apply` and `keys create`. Absent from what was stored before it was known.
	//
	// Example: updateAlert
	Operation AuditOperation `json:"operation"`

	// ActorType Who did it: `api` for a key, `user` for a person, `system` for the operator of the server.
	ActorType ActivityActor `json:"actorType"`

	// ActorID Id of the person, or of the key that is nobody's; empty for the system and for a caller who is not known.
	ActorID string `json:"actorId"`

	// ActorName Address of the person, or name of the key.
	ActorName string `json:"actorName"`

	// KeyID Id of the key that the request carried.
	KeyID *string `json:"keyId,omitempty"`

	// SessionID Id of the session that the request belonged to.
	SessionID *string `json:"sessionId,omitempty"`

	// Address Where the request came from; empty for a command.
	Address string `json:"address"`

	// UserAgent What sent the request, in its own words, at most 512 bytes of them.
	UserAgent string `json:"userAgent"`

	// RequestID Id of the request, when it was one.
	RequestID *string `json:"requestId,omitempty"`

	// ResourceKind What kind of resource it is about, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
	//
	// Example: alert
	ResourceKind *AuditResourceKind `json:"resourceKind,omitempty"`

	// ResourceID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a800001
	ResourceID *AuditResourceID `json:"resourceId,omitempty"`

	// ResourceName Name of the resource at the time, at most 256 bytes of it.
	//
	// Example: Many errors in checkout
	ResourceName *AuditResourceName `json:"resourceName,omitempty"`

	// Changes The values that were made others, as far as they fit into 12 KiB. Of a new resource these are its keys with their values, of a deleted one those that it had.
	Changes AuditChanges `json:"changes"`

	// OmittedChanges How many more values were made others. Absent for none.
	OmittedChanges *AuditOmittedChanges `json:"omittedChanges,omitempty"`

	// Repeats How often the same happened within a minute, of which there is one entry. Absent for once.
	Repeats *AuditRepeats `json:"repeats,omitempty"`
}

// AuditOmittedChanges How many more values were made others. Absent for none.
type AuditOmittedChanges = int

// AuditOperation What was asked for: the id of the operation in the API's document, or the words of the command, such as `apply` and `keys create`. Absent from what was stored before it was known.
//
// Example: updateAlert
type AuditOperation = string

// AuditRepeats How often the same happened within a minute, of which there is one entry. Absent for once.
type AuditRepeats = int

// AuditResourceID Id of the resource.
//
// Example: 65f5e4a3b9e77c001a800001
type AuditResourceID = string

// AuditResourceKind What kind of resource it is about, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
//
// Example: alert
type AuditResourceKind = string

// AuditResourceName Name of the resource at the time, at most 256 bytes of it.
//
// Example: Many errors in checkout
type AuditResourceName = string

// BackgroundChart A small chart behind the number.
type BackgroundChart struct {
	// Type Kind of chart.
	Type BackgroundChartType `json:"type"`

	// Color A colour of the palette.
	Color *PaletteColor `json:"color,omitempty"`
}

// BackgroundChartType Kind of chart.
type BackgroundChartType string

// BarBuilderConfig A bar for each group.
type BarBuilderConfig struct {
	// Select The value to show; exactly one.
	Select SelectOne `json:"select"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// GroupBy Columns or expressions to group by, by comma.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// OrderBy Columns or expressions to order by, by comma, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Limit Keeps this many groups; 0 keeps all. Left out means a default.
	Limit *GroupLimit `json:"limit,omitempty"`
}

// BarConfig Bars side by side, not over time.
type BarConfig struct {
	// DisplayType Marks bars.
	DisplayType BarConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// BarConfigDisplayType Marks bars.
type BarConfigDisplayType string

// BarSQLConfig A bar for each row of the result of raw SQL.
type BarSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// BetweenColorRule Compares with a range.
type BetweenColorRule struct {
	// Operator Marks a range.
	Operator BetweenColorRuleOperator `json:"operator"`

	// Value The two ends of the range.
	Value []float64 `json:"value"`

	// Color A colour of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// BetweenColorRuleOperator Marks a range.
type BetweenColorRuleOperator string

// BuilderConfig What everything that is put together from a source has.
type BuilderConfig struct {
	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`
}

// ChartDataSource Accepted and ignored; the kind of the source decides.
type ChartDataSource string

// ChartGranularity Width of a time bucket. `auto` chooses one by the length of the range, about 60 buckets.
type ChartGranularity string

// ChartReturnType Shape of the answer: `column` gives the rows of every series as they are, `ratio` (and nothing) merges the series by bucket and group.
type ChartReturnType string

// ChartRow One bucket of one group. Merged rows have `ts_bucket`, `group` and `series_N.data` for every series N that has a row there. Where that is null, `series_N.noValue` says why. Rows of the `column` shape have `__hdx_time_bucket`, a column for each `groupBy`, under its name, and `series_N`.
type ChartRow = map[string]any

// ChartSeries One series of a chart, a query of its own against one source.
type ChartSeries struct {
	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// DataSource Accepted and ignored; the kind of the source decides.
	DataSource *ChartDataSource `json:"dataSource,omitempty"`

	// AggFn How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level The quantile to compute with `quantile`, such as 0.95. Left out means 0.5.
	Level *float64 `json:"level,omitempty"`

	// Field What to aggregate: a column, a map entry such as `LogAttributes['http.status']` or an expression. Every function but `count` needs it. Texts count with the numbers in them. For metrics it is the name of the metric, if there is no `metricName`.
	//
	// Example: Duration
	Field *string `json:"field,omitempty"`

	// Where Filter of the rows; empty for all of them.
	//
	// Example: level:error
	Where string `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by. All series of a request have the same ones.
	GroupBy []string `json:"groupBy"`

	// SortOrder Direction of a sort.
	SortOrder *SortOrder `json:"sortOrder,omitempty"`

	// MetricDataType Kind of metric. Mind the space in the last one.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	//
	// Example: server.duration
	MetricName *string `json:"metricName,omitempty"`
}

// ChartSeriesRequest Up to five series over one time range.
type ChartSeriesRequest struct {
	// Series The series, numbered from 0 in the answer.
	Series []ChartSeries `json:"series"`

	// EndTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses one by the length of the range, about 60 buckets.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// StartTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// SeriesReturnType Shape of the answer: `column` gives the rows of every series as they are, `ratio` (and nothing) merges the series by bucket and group.
	SeriesReturnType *ChartReturnType `json:"seriesReturnType,omitempty"`

	// Filters Conditions that the rows of every series must meet as well, as a saved search keeps them. Left out means none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`
}

// ChartSeriesResult The buckets that have rows. There are no rows for empty buckets.
type ChartSeriesResult struct {
	// Data Rows in the order of the series, then of the buckets.
	Data []ChartRow `json:"data"`
}

// ChartTimestamp An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
//
// Example: 1767607200000
type ChartTimestamp = int64

// ColorRule Colours a number when it compares as the operator says.
type ColorRule struct {
	union json.RawMessage
}

// ColorRuleLabel Text to show while the rule matches.
type ColorRuleLabel = string

// ColorRuleNumber A number to compare with.
type ColorRuleNumber = float64

// ColorRuleText A text to compare with.
type ColorRuleText = string

// ComparePrevious Whether the period before is drawn too. Left out means no.
type ComparePrevious = bool

// Connection A database that sources read from.
type Connection struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the connection.
	Name string `json:"name"`

	// Host Address of the database's HTTP interface.
	Host string `json:"host"`

	// Username User that queries run as.
	Username string `json:"username"`

	// HyperdxSettingPrefix Prefix of custom settings, when one is set.
	HyperdxSettingPrefix *string `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host speaks the Prometheus query API, when that was said.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint Address of a Prometheus query API that belongs to the connection, when one is set.
	PrometheusEndpoint *string `json:"prometheusEndpoint,omitempty"`

	// CreatedAt When the connection was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When the connection was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// ConnectionUpdate A connection as it is replaced. `name`, `host` and `username` are always needed; the rest stays when it is left out. Nothing is contacted when it is saved.
type ConnectionUpdate struct {
	// Name Name, which need not be unique.
	//
	// Example: Main
	Name string `json:"name"`

	// Host Address of the database's HTTP interface; several, which are copies of each other, by comma. It must not have a password. It may be empty, and then queries are refused.
	//
	// Example: http://clickhouse:8123
	Host string `json:"host"`

	// Username User to log in as; empty for the database's default.
	//
	// Example: default
	Username string `json:"username"`

	// Password Password of the user. Left out or empty, the stored one stays. It is needed again when scheme, host, port or user change, so that the stored one cannot be sent anywhere else.
	Password *string `json:"password,omitempty"`

	// HyperdxSettingPrefix Prefix of the custom settings that tell the database on whose behalf a query runs. null or an empty text clears it; left out, the stored value stays.
	HyperdxSettingPrefix nullable.Nullable[string] `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host speaks the Prometheus query API and not that of ClickHouse. Left out, the stored value stays.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint Address of a Prometheus query API that belongs to the connection. null or an empty text clears it; left out, the stored value stays.
	PrometheusEndpoint nullable.Nullable[string] `json:"prometheusEndpoint,omitempty"`
}

// ConnectionWrite A connection as it is created. Nothing is contacted when it is saved.
type ConnectionWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Main
	Name string `json:"name"`

	// Host Address of the database's HTTP interface; several, which are copies of each other, by comma. It must not have a password.
	//
	// Example: http://clickhouse:8123
	Host string `json:"host"`

	// Username User to log in as; empty for the database's default.
	//
	// Example: default
	Username string `json:"username"`

	// Password Password of the user. Never shown again.
	Password *string `json:"password,omitempty"`

	// HyperdxSettingPrefix Prefix of the custom settings that tell the database on whose behalf a query runs. Left out or null means none.
	HyperdxSettingPrefix nullable.Nullable[string] `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host speaks the Prometheus query API and not that of ClickHouse.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint Address of a Prometheus query API that belongs to the connection. It is kept for clients that set it, and nothing is asked there. Left out, null or empty means none.
	PrometheusEndpoint nullable.Nullable[string] `json:"prometheusEndpoint,omitempty"`
}

// Container A group of tiles under a title, which may be split into tabs.
type Container struct {
	// ID Id of your choice, unique among the containers of the dashboard. Tiles refer to it.
	//
	// Example: main
	ID string `json:"id"`

	// Title Title to show.
	//
	// Example: Main
	Title string `json:"title"`

	// Collapsed Whether the group is closed when the dashboard opens.
	Collapsed bool `json:"collapsed"`

	// Collapsible Whether it can be opened and closed. Left out means yes.
	Collapsible *bool `json:"collapsible,omitempty"`

	// Bordered Whether it has a border. Left out means yes.
	Bordered *bool `json:"bordered,omitempty"`

	// Tabs Tabs of the group.
	Tabs []ContainerTab `json:"tabs,omitzero"`
}

// ContainerTab A tab of a container.
type ContainerTab struct {
	// ID Id of your choice, unique within the container. Tiles refer to it.
	//
	// Example: errors
	ID string `json:"id"`

	// Title Title to show.
	//
	// Example: Errors
	Title string `json:"title"`
}

// CursorInfo Where the next page of a list begins.
type CursorInfo struct {
	// Limit How many a page has at most.
	Limit int `json:"limit"`

	// Cursor Where the next page begins. Absent from the last page.
	Cursor *string `json:"cursor,omitempty"`
}

// Dashboard A page of tiles, with the filters and groups that go with them.
type Dashboard struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the dashboard.
	Name string `json:"name"`

	// Tiles The tiles in the order in which they were sent. Position and size decide where they are shown.
	Tiles []Tile `json:"tiles"`

	// Tags Tags, each once.
	Tags []string `json:"tags"`

	// Filters Filters that viewers can set.
	Filters []Filter `json:"filters"`

	// SavedQuery The query that the dashboard opens with, or null.
	SavedQuery *string `json:"savedQuery"`

	// SavedQueryLanguage Language of the saved query, or null.
	SavedQueryLanguage *QueryLanguage `json:"savedQueryLanguage"`

	// SavedFilterValues Filters that the dashboard opens with.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues"`

	// Containers Groups of tiles; absent when there are none.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardCreate A dashboard to create. The server gives ids to the dashboard, its tiles and its filters; ids of tiles that are sent are ignored, and filters must not have any. Containers and tabs keep the ids that you choose.
type DashboardCreate struct {
	// Name Name, which need not be unique.
	//
	// Example: Checkout
	Name string `json:"name"`

	// Tiles The tiles, in the order in which they are kept. May be empty.
	Tiles []TileWrite `json:"tiles"`

	// Tags Words to find the dashboard by. A repeated word is kept once. Left out of a new dashboard means none; left out of an update, the stored ones stay.
	//
	// Example: ["production"]
	Tags DashboardTags `json:"tags,omitzero"`

	// Filters Filters that viewers can set, without ids. Left out means none.
	Filters []FilterCreate `json:"filters,omitzero"`

	// SavedQuery The query that the dashboard opens with. Left out or null means none.
	SavedQuery *string `json:"savedQuery,omitempty"`

	// SavedQueryLanguage Language of the saved query. Left out means `lucene` if there is a query that is not empty, and null otherwise. null is refused beside a query.
	SavedQueryLanguage *QueryLanguage `json:"savedQueryLanguage,omitempty"`

	// SavedFilterValues Filters that the dashboard opens with. Left out means none.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues,omitzero"`

	// Containers Groups of tiles. Left out means none.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardImport A dashboard of elsewhere to convert, and what its queries shall run on here.
type DashboardImport struct {
	// ConnectionID Id of the connection that the raw SQL of the dashboard runs on. It must exist.
	//
	// Example: 65f5e4a3b9e77c001a200001
	ConnectionID string `json:"connectionId"`

	// Sources Ids of sources by what the dashboard calls them: names or ids of its own sources, and of Grafana the tables that variables list values of, as `otel_logs` or `otel.otel_logs`. What is left out is looked for among the sources by id, name and table.
	//
	// Example: {"App logs":"65f5e4a3b9e77c001a100001"}
	Sources map[string]ObjectID `json:"sources,omitempty"`

	// Dashboard The exported dashboard, as JSON and not as text. It is never fetched from an address.
	Dashboard map[string]interface{} `json:"dashboard"`
}

// DashboardImportNote One thing that could not be taken over, or only in another form.
type DashboardImportNote struct {
	// Path Where it is in the body of the request, with dots between keys and indexes.
	//
	// Example: dashboard.panels.3
	Path string `json:"path"`

	// Name Title of the panel or tile, or name of the variable; empty for the dashboard itself.
	//
	// Example: CPU
	Name string `json:"name"`

	// Message What was not taken over, and why.
	//
	// Example: not taken over: its data source is prometheus, not ClickHouse
	Message string `json:"message"`
}

// DashboardImported A dashboard that can be created, and what is missing in it.
type DashboardImported struct {
	// Dashboard A dashboard to create. The server gives ids to the dashboard, its tiles and its filters; ids of tiles that are sent are ignored, and filters must not have any. Containers and tabs keep the ids that you choose.
	Dashboard DashboardCreate `json:"dashboard"`

	// Notes What could not be taken over, or was changed. At most 1,001: the last one then says how many more there are.
	Notes []DashboardImportNote `json:"notes"`
}

// DashboardProblem One thing that is wrong with a dashboard.
type DashboardProblem struct {
	// Path Where it is, with dots between keys and indexes; empty when it is about the whole dashboard or about references.
	//
	// Example: tiles.0.config.color
	Path string `json:"path"`

	// Message What it is.
	//
	// Example: Required
	Message string `json:"message"`
}

// DashboardTags Words to find the dashboard by. A repeated word is kept once. Left out of a new dashboard means none; left out of an update, the stored ones stay.
//
// Example: ["production"]
type DashboardTags = []string

// DashboardUpdate A dashboard to put in place of a stored one. `name` and `tiles` are replaced; every other key that is left out keeps what is stored, and an empty list clears it. Tiles and filters that carry a known id keep it, the others get a new one. Alerts of tiles that disappear are deleted.
type DashboardUpdate struct {
	// Name Name, which need not be unique.
	//
	// Example: Checkout
	Name string `json:"name"`

	// Tiles The tiles, all of them. A tile with the id of a stored tile replaces that one and keeps its alerts.
	Tiles []TileWrite `json:"tiles"`

	// Tags Words to find the dashboard by. A repeated word is kept once. Left out of a new dashboard means none; left out of an update, the stored ones stay.
	//
	// Example: ["production"]
	Tags DashboardTags `json:"tags,omitzero"`

	// Filters The filters, all of them, each with an id; an id that is not known is replaced by a new one. Left out, the stored filters stay.
	Filters []Filter `json:"filters,omitzero"`

	// SavedQuery The query that the dashboard opens with. null clears it, with its language; left out, it stays.
	SavedQuery nullable.Nullable[string] `json:"savedQuery,omitempty"`

	// SavedQueryLanguage Language of the saved query. Left out means `lucene` if a query that is not empty is sent. null is refused beside a query.
	SavedQueryLanguage nullable.Nullable[QueryLanguage] `json:"savedQueryLanguage,omitempty"`

	// SavedFilterValues Filters that the dashboard opens with. Left out, the stored ones stay.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues,omitzero"`

	// Containers Groups of tiles, all of them. Left out, the stored ones stay. Tiles may only refer to containers that exist afterwards.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardValidation Whether a dashboard could be created.
type DashboardValidation struct {
	// Valid Whether nothing is wrong.
	Valid bool `json:"valid"`

	// Errors What is wrong; empty for a valid dashboard.
	Errors []DashboardProblem `json:"errors"`

	// Normalized The body as it was read: unknown keys are gone, and `where`, the `select` of event patterns and the `type` of saved filter values are filled in. null for a dashboard that is not valid.
	Normalized map[string]interface{} `json:"normalized"`

	// Warnings What would fail in the queries of a valid dashboard, as far as that can be told without running them: SQL and filters that cannot be read, fields that a table does not have, metrics that do not exist. At most 50, and only of the first 512 KiB of tiles; absent when there are none, also when a connection does not answer. They keep nothing from being stored.
	Warnings []DashboardProblem `json:"warnings,omitzero"`
}

// DatabaseName Name of the database.
//
// Example: default
type DatabaseName = string

// Delivery A notification for one webhook. Those about one group of an alert reach a webhook in their order; each is sent until the receiver takes it or refuses it for good, for up to 24 hours.
type Delivery struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// AlertID Id of the alert; absent for a test of the webhook.
	AlertID *string `json:"alertId,omitempty"`

	// Group The group that it is about, such as `ServiceName:api`; absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// WebhookID Id of the webhook.
	WebhookID string `json:"webhookId"`

	// WebhookName Name of the webhook when the notification was made.
	WebhookName string `json:"webhookName"`

	// Service What kind of receiver a webhook has: `slack` takes Slack's message format, `incidentio` that of incident.io, `generic` a body that you write yourself. `teams` posts a card to a Microsoft Teams workflow, `discord` posts an embed to a Discord channel, `pagerduty` triggers and resolves incidents through PagerDuty's Events API v2, and `email` sends a mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// State What a notification tells, that something fires (`ALERT`) or that it is resolved (`OK`).
	State DeliveryState `json:"state"`

	// Title Title of the notification.
	Title string `json:"title"`

	// StartTime Where the window begins that it is about.
	StartTime core.Time `json:"startTime"`

	// EndTime Where that window ends.
	EndTime core.Time `json:"endTime"`

	// EventID The same for everything that the webhook is told about the group of the alert, resolutions too.
	EventID string `json:"eventId"`

	// MessageID The same for every attempt, also when it is delivered again. It is sent as `webhook-id` and `Idempotency-Key`, so that a receiver can tell a repetition.
	MessageID string `json:"messageId"`

	// Status What has become of a notification: `pending` while it is still tried, `delivered` once the receiver has taken it, `failed` when it was given up.
	Status DeliveryStatus `json:"status"`

	// AttemptCount How many attempts there were.
	AttemptCount int `json:"attemptCount"`

	// LastAttempt One attempt to deliver a notification.
	LastAttempt *DeliveryAttempt `json:"lastAttempt,omitempty"`

	// NextAttemptAt When it is tried next, while it is `pending`. It can take longer while an earlier notification about the group waits, or while the receiver is given a rest.
	NextAttemptAt *core.Time `json:"nextAttemptAt,omitempty"`

	// CreatedAt When the notification was made.
	CreatedAt core.Time `json:"createdAt"`

	// FinishedAt When it was delivered or given up.
	FinishedAt *core.Time `json:"finishedAt,omitempty"`

	// Body Text of the notification, in the markup of the receiver for `slack`, `teams` and `discord`; only when a single delivery is read.
	Body *string `json:"body,omitempty"`

	// Link Where it leads to; only when a single delivery is read.
	Link *string `json:"link,omitempty"`

	// Attempts The attempts, the first first and the newest 1,000 of them; only when a single delivery is read.
	Attempts []DeliveryAttempt `json:"attempts,omitzero"`
}

// DeliveryAttempt One attempt to deliver a notification.
type DeliveryAttempt struct {
	// Number Which attempt it is, from 1.
	Number int `json:"number"`

	// At When it began.
	At core.Time `json:"at"`

	// DurationMs How long it took, in milliseconds.
	DurationMs int `json:"durationMs"`

	// Status Status of the receiver's answer; absent when there was none.
	//
	// Example: 503
	Status *int `json:"status,omitempty"`

	// Error Why an attempt failed. `CONNECTION_ERROR`: no connection, or one that broke. `TIMEOUT`: no answer in time. `HTTP_ERROR`: an answer with another status than 2xx. `REDIRECT`: a redirect, which is not followed. `MAIL_ERROR`: the mail server refused. `ADDRESS_REFUSED`: an address that may not be called. `TEMPLATE_ERROR`: the body could not be written. `WEBHOOK_MISSING`: the webhook has been deleted. `NOT_CONFIGURED`: the server cannot send this, such as mail without a mail server. `EXPIRED`: given up because the receiver failed for too long.
	Error *DeliveryErrorType `json:"error,omitempty"`

	// Message What went wrong, in a few words; present together with `error`.
	//
	// Example: no answer within 30 s
	Message *string `json:"message,omitempty"`

	// Response The first kilobyte of the receiver's answer, if it had a body.
	Response *string `json:"response,omitempty"`

	// NextAttemptAt When it is tried again; absent when it is not.
	NextAttemptAt *core.Time `json:"nextAttemptAt,omitempty"`
}

// DeliveryErrorType Why an attempt failed. `CONNECTION_ERROR`: no connection, or one that broke. `TIMEOUT`: no answer in time. `HTTP_ERROR`: an answer with another status than 2xx. `REDIRECT`: a redirect, which is not followed. `MAIL_ERROR`: the mail server refused. `ADDRESS_REFUSED`: an address that may not be called. `TEMPLATE_ERROR`: the body could not be written. `WEBHOOK_MISSING`: the webhook has been deleted. `NOT_CONFIGURED`: the server cannot send this, such as mail without a mail server. `EXPIRED`: given up because the receiver failed for too long.
type DeliveryErrorType string

// DeliveryState What a notification tells, that something fires (`ALERT`) or that it is resolved (`OK`).
type DeliveryState string

// DeliveryStatus What has become of a notification: `pending` while it is still tried, `delivered` once the receiver has taken it, `failed` when it was given up.
type DeliveryStatus string

// EqualityColorRule Compares with one value.
type EqualityColorRule struct {
	// Operator Whether the value must be equal or not.
	Operator EqualityColorRuleOperator `json:"operator"`

	// Value Number or text to compare with.
	Value EqualityColorRule_Value `json:"value"`

	// Color A colour of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// EqualityColorRuleOperator Whether the value must be equal or not.
type EqualityColorRuleOperator string

// EqualityColorRule_Value Number or text to compare with.
type EqualityColorRule_Value struct {
	union json.RawMessage
}

// EventPatternsConfig The patterns that the texts of a source's rows follow, with how often each was seen.
type EventPatternsConfig struct {
	// DisplayType Marks event patterns.
	DisplayType EventPatternsConfigDisplayType `json:"displayType"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Expression of the text; left out or empty for that of the source.
	Select *string `json:"select,omitempty"`

	// Where Filter of the rows; left out or empty for all of them.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of the `where` beside it. Left out means `lucene`, and answers say so.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`
}

// EventPatternsConfigDisplayType Marks event patterns.
type EventPatternsConfigDisplayType string

// Field A column, or a key in a column with attributes.
type Field struct {
	// Name What filters, and the list of its values, call it.
	//
	// Example: LogAttributes.http.route
	Name string `json:"name"`

	// Type Type of its values in ClickHouse.
	//
	// Example: String
	Type string `json:"type"`

	// Column The column that it is, or that it is in.
	//
	// Example: LogAttributes
	Column string `json:"column"`

	// Key The key of an attribute. Absent for a column.
	//
	// Example: http.route
	Key *string `json:"key,omitempty"`

	// Share Which part of the rows has a value that is not empty, from 0 to 1.
	//
	// Example: 0.62
	Share float64 `json:"share"`
}

// FieldList By what the rows of a source in a range of time can be filtered.
type FieldList struct {
	// From The earliest time that counts, included.
	From core.Time `json:"from"`

	// To The latest time that counts, included.
	To core.Time `json:"to"`

	// Sampled Whether not all rows were read, so that shares are estimates and rare keys may be missing.
	Sampled bool `json:"sampled"`

	// Fields The columns in their order, each column with attributes followed by its keys, the most frequent first and at most a thousand. Empty for a metric source without the name of a metric.
	Fields []Field `json:"fields"`

	// Metrics The metrics of a metric source, by name. Empty for other sources, and for one metric.
	Metrics []Metric `json:"metrics"`
}

// FieldValue A value as text.
type FieldValue struct {
	// Value The value.
	//
	// Example: checkout
	Value string `json:"value"`

	// Count How many rows have it.
	//
	// Example: 143
	Count int64 `json:"count"`
}

// FieldValues The values of a field that most rows have.
type FieldValues struct {
	// From The earliest time that counts, included.
	From core.Time `json:"from"`

	// To The latest time that counts, included.
	To core.Time `json:"to"`

	// Sampled Whether not all rows were read, so that counts are estimates and rare values may be missing.
	Sampled bool `json:"sampled"`

	// Values The values, the most frequent first and those with the same count by their text.
	Values []FieldValue `json:"values"`
}

// FillNulls Whether buckets without rows are drawn as 0. Left out means yes.
type FillNulls = bool

// Filter A filter that viewers of the dashboard can set. It adds the chosen value to the queries of the tiles (broadcast), offers it to raw SQL as a variable, or both. Unknown keys are refused.
type Filter struct {
	// ID Id of the filter. In an update, one that is not known is replaced.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID string `json:"id"`

	// Type Kind of filter. `QUERY_EXPRESSION`, the values of an expression, is the only one.
	Type FilterType `json:"type"`

	// Name Name to show. It is also the variable's name, unless there is a `variableName`.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Expression Column or expression whose values are offered and compared.
	//
	// Example: ServiceName
	Expression FilterExpression `json:"expression"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// SourceMetricType Kind of metric. Mind the space in the last one.
	SourceMetricType *MetricType `json:"sourceMetricType,omitempty"`

	// Where Condition that the rows must meet whose values are offered.
	Where *FilterWhere `json:"where,omitempty"`

	// WhereLanguage Language of a filter's `where`. Left out means `sql`.
	WhereLanguage *FilterLanguage `json:"whereLanguage,omitempty"`

	// AppliesToSourceIds Sources whose tiles the value is broadcast to. Left out or empty means all.
	AppliesToSourceIds FilterSources `json:"appliesToSourceIds,omitzero"`

	// IsBroadcastEnabled Whether the chosen value narrows the queries of the tiles. Left out means yes.
	IsBroadcastEnabled *FilterBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the chosen value as a variable. Left out means no.
	IsVariableEnabled *FilterVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that are available as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`
}

// FilterBroadcast Whether the chosen value narrows the queries of the tiles. Left out means yes.
type FilterBroadcast = bool

// FilterCreate A filter of a new dashboard. It adds the chosen value to the queries of the tiles (broadcast), offers it to raw SQL as a variable, or both. Unknown keys are refused, and so is an id.
type FilterCreate struct {
	// Type Kind of filter. `QUERY_EXPRESSION`, the values of an expression, is the only one.
	Type FilterType `json:"type"`

	// Name Name to show. It is also the variable's name, unless there is a `variableName`.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Expression Column or expression whose values are offered and compared.
	//
	// Example: ServiceName
	Expression FilterExpression `json:"expression"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// SourceMetricType Kind of metric. Mind the space in the last one.
	SourceMetricType *MetricType `json:"sourceMetricType,omitempty"`

	// Where Condition that the rows must meet whose values are offered.
	Where *FilterWhere `json:"where,omitempty"`

	// WhereLanguage Language of a filter's `where`. Left out means `sql`.
	WhereLanguage *FilterLanguage `json:"whereLanguage,omitempty"`

	// AppliesToSourceIds Sources whose tiles the value is broadcast to. Left out or empty means all.
	AppliesToSourceIds FilterSources `json:"appliesToSourceIds,omitzero"`

	// IsBroadcastEnabled Whether the chosen value narrows the queries of the tiles. Left out means yes.
	IsBroadcastEnabled *FilterBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the chosen value as a variable. Left out means no.
	IsVariableEnabled *FilterVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that are available as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`
}

// FilterExpression Column or expression whose values are offered and compared.
//
// Example: ServiceName
type FilterExpression = string

// FilterLanguage Language of a filter's `where`. Left out means `sql`.
type FilterLanguage string

// FilterName Name to show. It is also the variable's name, unless there is a `variableName`.
//
// Example: Service
type FilterName = string

// FilterSources Sources whose tiles the value is broadcast to. Left out or empty means all.
type FilterSources = []string

// FilterType Kind of filter. `QUERY_EXPRESSION`, the values of an expression, is the only one.
type FilterType string

// FilterValue A value and how many rows have it.
type FilterValue struct {
	// Value The value as a text.
	//
	// Example: checkout
	Value string `json:"value"`

	// Count How many rows of the range have it.
	//
	// Example: 1840
	Count int64 `json:"count"`
}

// FilterValues The choices of a dashboard's filter.
type FilterValues struct {
	// Values The values, the most frequent first.
	Values []FilterValue `json:"values"`

	// Sampled Whether only a sample of the rows was read, so that the counts are estimates and rare values may be missing.
	Sampled bool `json:"sampled"`

	// More Whether there are more values than `limit`.
	More bool `json:"more"`
}

// FilterValuesQuery Which choices of a dashboard's filter are asked for.
type FilterValuesQuery struct {
	// StartTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Prefix What the values begin with, in the same case. Left out or empty means anything.
	//
	// Example: che
	Prefix *string `json:"prefix,omitempty"`

	// Limit How many values to answer at most. Left out means 100.
	Limit *int `json:"limit,omitempty"`
}

// FilterVariable Whether raw SQL can use the chosen value as a variable. Left out means no.
type FilterVariable = bool

// FilterVariableName Name of the variable, unique in the dashboard. Only for filters that are available as a variable.
//
// Example: service
type FilterVariableName = string

// FilterWhere Condition that the rows must meet whose values are offered.
type FilterWhere = string

// FitYAxis Whether the vertical axis starts near the smallest value and not at 0. Left out means no.
type FitYAxis = bool

// Formula A value computed from the selected ones.
type Formula struct {
	// Expression Numbers, `+ - * /`, parentheses, and letters for the selected values by position: `A` is the first, `B` the second.
	//
	// Example: A / B * 100
	Expression string `json:"expression"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// Formulas Values computed from the selected ones. An empty list is the same as none. Not together with `asRatio`.
type Formulas = []Formula

// GroupBy Columns or expressions to group by, by comma.
//
// Example: ServiceName
type GroupBy = string

// GroupLimit Keeps this many groups; 0 keeps all. Left out means a default.
type GroupLimit = int

// Health The server runs.
type Health struct {
	// Status Whether a part of the server can do its work.
	Status ServerState `json:"status"`
}

// HeatmapConfig How a value of traces is spread, over time. Needs a trace source.
type HeatmapConfig struct {
	// DisplayType Marks heatmaps.
	DisplayType HeatmapConfigDisplayType `json:"displayType"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select The value to spread; exactly one.
	Select []HeatmapSelectItem `json:"select"`

	// Where Filter of the rows; left out or empty for all of them.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of the `where` beside it. Left out means `lucene`, and answers say so.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// HeatmapConfigDisplayType Marks heatmaps.
type HeatmapConfigDisplayType string

// HeatmapSelectItem The value of a heatmap.
type HeatmapSelectItem struct {
	// ValueExpression Expression of the value, the vertical axis.
	//
	// Example: Duration
	ValueExpression string `json:"valueExpression"`

	// CountExpression What to count in a cell. Left out means the rows.
	CountExpression *string `json:"countExpression,omitempty"`

	// HeatmapScaleType Scale of the vertical axis. Left out, the viewer chooses.
	HeatmapScaleType *HeatmapSelectItemHeatmapScaleType `json:"heatmapScaleType,omitempty"`
}

// HeatmapSelectItemHeatmapScaleType Scale of the vertical axis. Left out, the viewer chooses.
type HeatmapSelectItemHeatmapScaleType string

// HighlightedAttribute An attribute to show first.
type HighlightedAttribute struct {
	// SQLExpression Its expression in SQL.
	SQLExpression string `json:"sqlExpression"`

	// LuceneExpression Its expression in the search syntax.
	LuceneExpression *string `json:"luceneExpression,omitempty"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`
}

// HighlightedAttributes Attributes to show first. Left out means none.
type HighlightedAttributes = []HighlightedAttribute

// IngestionKey A key that senders of telemetry use. It opens nothing of this API.
type IngestionKey struct {
	// ID Id of the key.
	ID string `json:"id"`

	// Name What the key is for.
	Name string `json:"name"`

	// KeySuffix The last four characters of the key, which tell keys apart.
	KeySuffix string `json:"keySuffix"`

	// CreatedAt When the key was made.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt When the key ends; absent for never.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt When the key was last used, to the minute; absent if it never was.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// UsedAddress Which address it was used from then, if that is known.
	//
	// Example: 203.0.113.7
	UsedAddress *string `json:"usedAddress,omitempty"`

	// PreviousValidUntil Until when the secret before the last rotation works; absent when it does not.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`
}

// IngestionKeyMade An ingestion key with its secret, which is shown only this once.
type IngestionKeyMade struct {
	// Key A key that senders of telemetry use. It opens nothing of this API.
	Key IngestionKey `json:"key"`

	// Secret What senders send as the header `authorization`.
	//
	// Example: obs_ing_Jm5sbYyx1pBq7mZ0W0q3W8r2c4J5kX6fV7dN8aS9hTQ
	Secret string `json:"secret"`
}

// IngestionKeyWrite An ingestion key to make.
type IngestionKeyWrite struct {
	// Name What the key is for.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// ExpireAt When the key ends, a date-time of RFC 3339. Null or empty means never. A new end lies in the future; to stop a key now disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`
}

// Installation The state of the installation.
type Installation struct {
	// SetupRequired Whether no admin has a password yet, so that the set-up link has to be used first.
	SetupRequired bool `json:"setupRequired"`

	// Passwords Whether people sign in with passwords.
	Passwords bool `json:"passwords"`

	// Oidc Whether people sign in with an identity provider, by OpenID Connect: a link to `/oidc/start?return=/` begins that, with the path to come back to.
	Oidc bool `json:"oidc"`
}

// Invitation An open invitation to join an organization.
type Invitation struct {
	// ID Id of the invitation.
	//
	// Example: 0b9c1c7e-8f0e-4c38-9a53-6f7b4e0c2a11
	ID string `json:"id"`

	// Email Address of the invited person, in lower case. Only this address can accept.
	//
	// Example: ann@example.com
	Email string `json:"email"`

	// Role What the invited person will be allowed to do in the organization.
	Role InvitationRole `json:"role"`

	// CreatedAt When the invitation was made.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt Until when it can be accepted.
	ExpireAt core.Time `json:"expireAt"`

	// AssignedRoles The roles that the person will have.
	AssignedRoles []AssignedRole `json:"assignedRoles"`

	// URL Where the person accepts. Only admins see it: whoever has it can join. Absent for an invitation of an earlier version of the server.
	URL *string `json:"url,omitempty"`
}

// InvitationRole What the invited person will be allowed to do in the organization.
type InvitationRole string

// InvitationWrite Whom to invite to an organization. `role` and `assignedRoleIds` say the same in two ways; send one. Without either the person becomes a developer.
type InvitationWrite struct {
	// Email Address of the person, which is lowered.
	//
	// Example: ann@example.com
	Email string `json:"email"`

	// Role What the invited person will be allowed to do in the organization.
	Role *InvitationRole `json:"role,omitempty"`

	// AssignedRoleIds Ids of roles, in place of the older field beside it. A person has exactly one role, `Admin` or `Developer`. See the list of roles for the ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`
}

// IPAccess Addresses that a key may be used from.
type IPAccess struct {
	// Source An IP address, or a range of them as a CIDR. It is compared with the other end of the connection.
	//
	// Example: 203.0.113.0/24
	Source string `json:"source"`

	// Description What is there.
	//
	// Example: Office
	Description *string `json:"description,omitempty"`
}

// IPAccessList Where the key may be used from. Empty means everywhere.
type IPAccessList = []IPAccess

// Key A key of the organization, without its secret.
type Key struct {
	// ID Id of the key. This is not what one logs in with.
	ID string `json:"id"`

	// Name What the key is for.
	Name string `json:"name"`

	// State Whether a key can be used.
	State KeyState `json:"state"`

	// KeySuffix The last four characters of the key id that one logs in with.
	//
	// Example: x7Qa
	KeySuffix string `json:"keySuffix"`

	// Roles What the key may do, in the older form.
	Roles []KeyRole `json:"roles"`

	// AssignedRoles What the key may do.
	AssignedRoles []AssignedRole `json:"assignedRoles"`

	// CreatedAt When the key was made.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt When the key ends; absent if never.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt When the key was last used, to the minute; absent if it never was.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// IPAccessList Where the key may be used from. Empty means everywhere.
	IPAccessList []IPAccess `json:"ipAccessList"`
}

// KeyExpiry When the key ends, a date-time of RFC 3339. Null or empty means never. A new end lies in the future; to stop a key now disable it.
//
// Example: 2050-12-01T00:00:00.000Z
type KeyExpiry = nullable.Nullable[string]

// KeyHashData A key that you have made yourself, as hashes, so that the server never sees it. A hash is the SHA-256 of the text, its 32 bytes in base64.
type KeyHashData struct {
	// KeyIDHash Hash of the key id.
	//
	// Example: 0kPdmTG3Do3+mBDnSuTNFtKfYWGsSLF0qnBVMXZ0kQ0=
	KeyIDHash string `json:"keyIdHash"`

	// KeyIDSuffix The last four characters of the key id.
	//
	// Example: x7Qa
	KeyIDSuffix string `json:"keyIdSuffix"`

	// KeySecretHash Hash of the key secret.
	//
	// Example: uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek=
	KeySecretHash string `json:"keySecretHash"`
}

// KeyMade A new key.
type KeyMade struct {
	// Key A key of the organization, without its secret.
	Key Key `json:"key"`

	// KeyID What to log in with. Shown this once, and not for a key that was sent as hashes.
	KeyID *string `json:"keyId,omitempty"`

	// KeySecret The password to it, shown this once.
	KeySecret *string `json:"keySecret,omitempty"`
}

// KeyName What the key is for.
//
// Example: CI
type KeyName = string

// KeyRole What a key may do: `admin` everything, `developer` use the observability resources and read the rest, `query_endpoints` nothing of this API.
type KeyRole string

// KeyRoles What the key may do, in the older form.
type KeyRoles = []KeyRole

// KeyRotation How a key gets another secret.
type KeyRotation struct {
	// OverlapHours For how many hours the secret before works too; 24 when it is left out.
	//
	// Example: 24
	OverlapHours *int `json:"overlapHours,omitempty"`
}

// KeyScope Rights of a personal key: `read` as a viewer, `write` as an editor, `admin` all. A key never does more than its person's role allows, and its scope is shown accordingly.
//
// Example: write
type KeyScope string

// KeyState Whether a key can be used.
type KeyState string

// KeyUpdate What to change of a key. What is left out stays.
type KeyUpdate struct {
	// Name What the key is for.
	//
	// Example: CI
	Name *KeyName `json:"name,omitempty"`

	// ExpireAt When the key ends, a date-time of RFC 3339. Null or empty means never. A new end lies in the future; to stop a key now disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`

	// State Whether a key can be used.
	State *KeyState `json:"state,omitempty"`

	// Roles What the key may do, in the older form.
	Roles KeyRoles `json:"roles,omitzero"`

	// AssignedRoleIds Ids of roles, in place of the older field beside it. A person has exactly one role, `Admin` or `Developer`. See the list of roles for the ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`

	// IPAccessList Where the key may be used from. Empty means everywhere.
	IPAccessList IPAccessList `json:"ipAccessList,omitzero"`
}

// KeyWrite A key to make. `roles` and `assignedRoleIds` say the same in two ways; send one. Without either the key is a developer's.
type KeyWrite struct {
	// Name What the key is for.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// ExpireAt When the key ends, a date-time of RFC 3339. Null or empty means never. A new end lies in the future; to stop a key now disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`

	// State Whether a key can be used.
	State *KeyState `json:"state,omitempty"`

	// Roles What the key may do, in the older form.
	Roles KeyRoles `json:"roles,omitzero"`

	// AssignedRoleIds Ids of roles, in place of the older field beside it. A person has exactly one role, `Admin` or `Developer`. See the list of roles for the ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`

	// IPAccessList Where the key may be used from. Empty means everywhere.
	IPAccessList IPAccessList `json:"ipAccessList,omitzero"`

	// HashData A key that you have made yourself, as hashes, so that the server never sees it. A hash is the SHA-256 of the text, its 32 bytes in base64.
	HashData *KeyHashData `json:"hashData,omitempty"`
}

// LegacyAlias Name to show.
type LegacyAlias = string

// LegacyField What to aggregate; becomes `valueExpression`.
type LegacyField = string

// LegacyGroupBy Columns or expressions to group by; those of the first series count.
type LegacyGroupBy = []string

// LegacyLevel The quantile; kept only if it is 0.5, 0.9, 0.95 or 0.99.
type LegacyLevel = float64

// LegacyMarkdownSeries A text; becomes a `markdown` tile.
type LegacyMarkdownSeries struct {
	// Type Marks a text.
	Type LegacyMarkdownSeriesType `json:"type"`

	// Content The text in Markdown.
	Content string `json:"content"`
}

// LegacyMarkdownSeriesType Marks a text.
type LegacyMarkdownSeriesType string

// LegacyMetricName Name of the metric, for metric sources.
type LegacyMetricName = string

// LegacyNumberSeries A number; the first one becomes the value of a `number` tile.
type LegacyNumberSeries struct {
	// Type Marks a number.
	Type LegacyNumberSeriesType `json:"type"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level The quantile; kept only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field What to aggregate; becomes `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows; may be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. Mind the space in the last one.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`
}

// LegacyNumberSeriesType Marks a number.
type LegacyNumberSeriesType string

// LegacySearchSeries A list of rows; becomes a `search` tile.
type LegacySearchSeries struct {
	// Type Marks a list of rows.
	Type LegacySearchSeriesType `json:"type"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Fields Columns to show.
	Fields []string `json:"fields"`

	// Where Filter of the rows; may be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`
}

// LegacySearchSeriesType Marks a list of rows.
type LegacySearchSeriesType string

// LegacySeries One series of the older form. All series of a tile have the same type.
type LegacySeries struct {
	union json.RawMessage
}

// LegacyTableSeries A column; becomes a selected value of a `table` tile.
type LegacyTableSeries struct {
	// Type Marks a column.
	Type LegacyTableSeriesType `json:"type"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level The quantile; kept only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field What to aggregate; becomes `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows; may be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by; those of the first series count.
	GroupBy LegacyGroupBy `json:"groupBy"`

	// SortOrder Direction of a sort.
	SortOrder *SortOrder `json:"sortOrder,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. Mind the space in the last one.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`
}

// LegacyTableSeriesType Marks a column.
type LegacyTableSeriesType string

// LegacyTimeSeries A series over time; becomes a selected value of a `line` or `stacked_bar` tile.
type LegacyTimeSeries struct {
	// Type Marks a series over time.
	Type LegacyTimeSeriesType `json:"type"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level The quantile; kept only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field What to aggregate; becomes `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows; may be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by; those of the first series count.
	GroupBy LegacyGroupBy `json:"groupBy"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. Mind the space in the last one.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`

	// DisplayType How the tile is drawn; that of the first series counts. Left out means `line`.
	DisplayType *LegacyTimeSeriesDisplayType `json:"displayType,omitempty"`
}

// LegacyTimeSeriesType Marks a series over time.
type LegacyTimeSeriesType string

// LegacyTimeSeriesDisplayType How the tile is drawn; that of the first series counts. Left out means `line`.
type LegacyTimeSeriesDisplayType string

// LegacyWhere Filter of the rows; may be empty.
type LegacyWhere = string

// LineBuilderConfig Lines over time, one for each selected value and group.
type LineBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second, which needs exactly two. Left out means no.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// FillNulls Whether buckets without rows are drawn as 0. Left out means yes.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// Select The values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, by comma.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// AlignDateRangeToGranularity Whether the time range is widened to whole buckets. Left out means yes.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// FitYAxisToData Whether the vertical axis starts near the smallest value and not at 0. Left out means no.
	FitYAxisToData *FitYAxis `json:"fitYAxisToData,omitempty"`

	// CompareToPreviousPeriod Whether the period before is drawn too. Left out means no.
	CompareToPreviousPeriod *ComparePrevious `json:"compareToPreviousPeriod,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Keeps this many series, the largest; 0 keeps all. Left out means a default cap. The size of a series is the total of its first shown value over all buckets. For a metric of the type gauge and for `last_value`, it is the value of the latest bucket that has one, and so for a formula over nothing else. Values that are null or not finite do not count. In raw SQL the first column of numbers is added up.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// Formulas Values computed from the selected ones. An empty list is the same as none. Not together with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether the values that formulas use are shown too. Left out means yes. Counts only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// LineConfig Lines over time.
type LineConfig struct {
	// DisplayType Marks lines.
	DisplayType LineConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// LineConfigDisplayType Marks lines.
type LineConfigDisplayType string

// LineSQLConfig Lines over time from raw SQL.
type LineSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// FillNulls Whether buckets without rows are drawn as 0. Left out means yes.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// AlignDateRangeToGranularity Whether the time range is widened to whole buckets. Left out means yes.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// FitYAxisToData Whether the vertical axis starts near the smallest value and not at 0. Left out means no.
	FitYAxisToData *FitYAxis `json:"fitYAxisToData,omitempty"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// CompareToPreviousPeriod Whether the period before is drawn too. Left out means no.
	CompareToPreviousPeriod *ComparePrevious `json:"compareToPreviousPeriod,omitempty"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Keeps this many series, the largest; 0 keeps all. Left out means a default cap. The size of a series is the total of its first shown value over all buckets. For a metric of the type gauge and for `last_value`, it is the value of the latest bucket that has one, and so for a formula over nothing else. Values that are null or not finite do not count. In raw SQL the first column of numbers is added up.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`
}

// LogSource A table of log records.
type LogSource struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind LogSourceKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Columns of a search that names none, by comma.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service's version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// SeverityTextExpression Expression of the severity.
	SeverityTextExpression *string `json:"severityTextExpression,omitempty"`

	// BodyExpression Expression of the text of a record.
	BodyExpression *string `json:"bodyExpression,omitempty"`

	// EventAttributesExpression Expression of the map of a record's attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the time to show, if it is more precise than the one to filter by.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// MetricSourceID Id of the metric source that belongs to it.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// TraceSourceID Id of the trace source that belongs to it.
	TraceSourceID *string `json:"traceSourceId,omitempty"`

	// TraceIDExpression Expression of the trace's id.
	TraceIDExpression *string `json:"traceIdExpression,omitempty"`

	// SpanIDExpression Expression of the span's id.
	SpanIDExpression *string `json:"spanIdExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter are searched in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to offer, by comma. Left out means those of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// TableFilterExpression Condition in SQL that every search adds.
	TableFilterExpression *string `json:"tableFilterExpression,omitempty"`

	// OrderByExpression Order of a search that names none.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words are looked up in a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. Left out means none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. Left out means none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables with rows that are aggregated beforehand. Left out means none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables that list the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// LogSourceKind Marks a source of this kind.
type LogSourceKind string

// LogSourceWrite A table of log records.
type LogSourceWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind LogSourceWriteKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Columns of a search that names none, by comma.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service's version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// SeverityTextExpression Expression of the severity.
	SeverityTextExpression *string `json:"severityTextExpression,omitempty"`

	// BodyExpression Expression of the text of a record.
	BodyExpression *string `json:"bodyExpression,omitempty"`

	// EventAttributesExpression Expression of the map of a record's attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the time to show, if it is more precise than the one to filter by.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// MetricSourceID Id of the metric source that belongs to it.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// TraceSourceID Id of the trace source that belongs to it.
	TraceSourceID *string `json:"traceSourceId,omitempty"`

	// TraceIDExpression Expression of the trace's id.
	TraceIDExpression *string `json:"traceIdExpression,omitempty"`

	// SpanIDExpression Expression of the span's id.
	SpanIDExpression *string `json:"spanIdExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter are searched in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to offer, by comma. Left out means those of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// TableFilterExpression Condition in SQL that every search adds.
	TableFilterExpression *string `json:"tableFilterExpression,omitempty"`

	// OrderByExpression Order of a search that names none.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words are looked up in a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. Left out means none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. Left out means none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables with rows that are aggregated beforehand. Left out means none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables that list the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// LogSourceWriteKind Marks a source of this kind.
type LogSourceWriteKind string

// MarkdownConfig A text.
type MarkdownConfig struct {
	// DisplayType Marks texts.
	DisplayType MarkdownConfigDisplayType `json:"displayType"`

	// Markdown The text in Markdown. Left out means an empty one. A request may have 50000 characters here; a tile has more only if they were sent as the content of a series.
	Markdown *string `json:"markdown,omitempty"`
}

// MarkdownConfigDisplayType Marks texts.
type MarkdownConfigDisplayType string

// MaterializedView A table with rows that are aggregated beforehand.
type MaterializedView struct {
	// DatabaseName Database of the table.
	DatabaseName string `json:"databaseName"`

	// TableName Name of the table.
	TableName string `json:"tableName"`

	// DimensionColumns Columns that rows are kept apart by, by comma; may be empty.
	DimensionColumns string `json:"dimensionColumns"`

	// MinGranularity Width of a bucket, a number with s, m, h or d. Words such as `5 minute` are understood and shortened.
	//
	// Example: 5m
	MinGranularity ViewGranularity `json:"minGranularity"`

	// MinDate Since when the table is filled, in UTC; null or left out means always.
	MinDate nullable.Nullable[string] `json:"minDate,omitempty"`

	// TimestampColumn Column of the time.
	TimestampColumn string `json:"timestampColumn"`

	// AggregatedColumns Columns with aggregates.
	AggregatedColumns []AggregatedColumn `json:"aggregatedColumns"`
}

// MaterializedViews Tables with rows that are aggregated beforehand. Left out means none.
type MaterializedViews = []MaterializedView

// Member A person of the organization.
type Member struct {
	// UserID Id of the person, the same in every organization that the person has joined.
	UserID string `json:"userId"`

	// Name Name of the person.
	Name string `json:"name"`

	// Email Address, in lower case.
	Email string `json:"email"`

	// Role What the invited person will be allowed to do in the organization.
	Role InvitationRole `json:"role"`

	// JoinedAt When the person joined.
	JoinedAt core.Time `json:"joinedAt"`

	// AssignedRoles The roles of the person.
	AssignedRoles []AssignedRole `json:"assignedRoles"`
}

// MemberUpdate What to change of a member. `role` and `assignedRoleIds` say the same in two ways; send one.
type MemberUpdate struct {
	// Role What the invited person will be allowed to do in the organization.
	Role *InvitationRole `json:"role,omitempty"`

	// AssignedRoleIds Ids of roles, in place of the older field beside it. A person has exactly one role, `Admin` or `Developer`. See the list of roles for the ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`
}

// MetadataViews Tables that list the keys and values of attributes.
type MetadataViews struct {
	// KeyRollupTable Table of the keys, or null.
	KeyRollupTable nullable.Nullable[string] `json:"keyRollupTable,omitempty"`

	// KvRollupTable Table of the keys with their values.
	KvRollupTable string `json:"kvRollupTable"`

	// Granularity Width of a bucket, a number with s, m, h or d. Words such as `5 minute` are understood and shortened.
	//
	// Example: 5m
	Granularity ViewGranularity `json:"granularity"`
}

// Metric A metric that has points in the range.
type Metric struct {
	// Name Name of the metric.
	//
	// Example: server.duration
	Name string `json:"name"`

	// MetricDataType Kind of metric. Mind the space in the last one.
	MetricDataType MetricType `json:"metricDataType"`

	// Unit Its unit, empty if it has none.
	//
	// Example: ms
	Unit string `json:"unit"`

	// Description What it is about, in the words of its sender.
	//
	// Example: Time of requests
	Description string `json:"description"`

	// Rows How many points it has.
	//
	// Example: 7200
	Rows int64 `json:"rows"`
}

// MetricSource The tables of metrics, one for each type.
type MetricSource struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind MetricSourceKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The database of the tables, which are named in `metricTables`.
	From MetricSourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// MetricTables Names of the tables by type of metric. At least one is needed.
	MetricTables MetricTables `json:"metricTables"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression string `json:"resourceAttributesExpression"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// LogSourceID Id of the log source that belongs to it.
	LogSourceID *string `json:"logSourceId,omitempty"`

	// SeriesTable Table that lists the time series.
	SeriesTable *string `json:"seriesTable,omitempty"`
}

// MetricSourceKind Marks a source of this kind.
type MetricSourceKind string

// MetricSourceTable The database of the tables, which are named in `metricTables`.
type MetricSourceTable struct {
	// DatabaseName Name of the database.
	//
	// Example: default
	DatabaseName DatabaseName `json:"databaseName"`

	// TableName Not used; may be empty.
	TableName string `json:"tableName"`
}

// MetricSourceWrite The tables of metrics, one for each type.
type MetricSourceWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind MetricSourceWriteKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The database of the tables, which are named in `metricTables`.
	From MetricSourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// MetricTables Names of the tables by type of metric. At least one is needed.
	MetricTables MetricTables `json:"metricTables"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression string `json:"resourceAttributesExpression"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// LogSourceID Id of the log source that belongs to it.
	LogSourceID *string `json:"logSourceId,omitempty"`

	// SeriesTable Table that lists the time series.
	SeriesTable *string `json:"seriesTable,omitempty"`
}

// MetricSourceWriteKind Marks a source of this kind.
type MetricSourceWriteKind string

// MetricTables Names of the tables by type of metric. At least one is needed.
type MetricTables struct {
	// Gauge Table of gauges.
	Gauge *string `json:"gauge,omitempty"`

	// Histogram Table of histograms.
	Histogram *string `json:"histogram,omitempty"`

	// Sum Table of sums.
	Sum *string `json:"sum,omitempty"`

	// Summary Table of summaries.
	Summary *string `json:"summary,omitempty"`

	// ExponentialHistogram Table of exponential histograms. Mind the space in the key.
	ExponentialHistogram *string `json:"exponential histogram,omitempty"`
}

// MetricType Kind of metric. Mind the space in the last one.
type MetricType string

// NoValue Why there is no value, as after a division by zero. Absent where there is one.
//
// Example: "sum(Errors) / sum(Requests)" is NaN in this window, as after a division by zero
type NoValue = string

// NumberBuilderConfig One selected value over the whole range, or one formula of several.
type NumberBuilderConfig struct {
	// Select The value; several only as operands of a formula.
	Select []SelectItem `json:"select"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Formulas The formula that is shown in place of the value. An empty list is the same as none.
	Formulas []Formula `json:"formulas,omitzero"`

	// Color A colour of the palette.
	Color *PaletteColor `json:"color,omitempty"`

	// ColorRules Rules that colour the number; the last one that matches wins. An empty list is the same as none.
	ColorRules []ColorRule `json:"colorRules,omitzero"`

	// BackgroundChart A small chart behind the number.
	BackgroundChart *BackgroundChart `json:"backgroundChart,omitempty"`
}

// NumberConfig A single number.
type NumberConfig struct {
	// DisplayType Marks single numbers.
	DisplayType NumberConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// NumberConfigDisplayType Marks single numbers.
type NumberConfigDisplayType string

// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
type NumberFormat struct {
	// Output Kind of number. `percent` is a fraction, 0.5 is written as 50 %. `time` and `duration` are seconds. `byte` is a size, `data_rate` a size per second and `throughput` a count per second or minute.
	Output NumberOutput `json:"output"`

	// NumericUnit Unit of the value if `output` is `byte`, `data_rate` or `throughput`: 512 in `mebibytes` is written as 512 MiB, 2048 as 2 GiB. The units that end with `_iec` or have a prefix such as `mebi` count by 1,024, the others by 1,000.
	NumericUnit *NumericUnit `json:"numericUnit,omitempty"`

	// Mantissa Digits after the point, at most 20. Negative ones count as 0.
	Mantissa *int `json:"mantissa,omitempty"`

	// ThousandSeparated Whether thousands are separated by commas, as in 1,234,567.
	ThousandSeparated *bool `json:"thousandSeparated,omitempty"`

	// Average Whether large numbers are shortened, as in 1.2k. Left out, they are shortened if neither `mantissa` nor `thousandSeparated` is given. Percentages are shortened only if this is true.
	Average *bool `json:"average,omitempty"`

	// DecimalBytes True writes sizes and rates with decimal prefixes, 1 kB for 1,000 bytes, whatever their `numericUnit`. Otherwise the `numericUnit` decides, which is `bytes_iec` or `bytes_sec_iec` if it is left out.
	DecimalBytes *bool `json:"decimalBytes,omitempty"`

	// Factor Number to multiply by first, such as 0.001 for a value in milliseconds.
	Factor *float64 `json:"factor,omitempty"`

	// CurrencySymbol Symbol of the currency.
	CurrencySymbol *string `json:"currencySymbol,omitempty"`

	// Unit Text after the number and its unit.
	Unit *string `json:"unit,omitempty"`
}

// NumberOutput Kind of number. `percent` is a fraction, 0.5 is written as 50 %. `time` and `duration` are seconds. `byte` is a size, `data_rate` a size per second and `throughput` a count per second or minute.
type NumberOutput string

// NumberSQLConfig The first value of the result of raw SQL.
type NumberSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Color A colour of the palette.
	Color *PaletteColor `json:"color,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// NumericColorRule Compares with a number.
type NumericColorRule struct {
	// Operator The comparison: >, ≥, < or ≤.
	Operator NumericColorRuleOperator `json:"operator"`

	// Value Number to compare with.
	Value float64 `json:"value"`

	// Color A colour of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// NumericColorRuleOperator The comparison: >, ≥, < or ≤.
type NumericColorRuleOperator string

// NumericUnit Unit of the value if `output` is `byte`, `data_rate` or `throughput`: 512 in `mebibytes` is written as 512 MiB, 2048 as 2 GiB. The units that end with `_iec` or have a prefix such as `mebi` count by 1,024, the others by 1,000.
type NumericUnit string

// ObjectID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type ObjectID = string

// OnClick Where a click on a row leads.
type OnClick struct {
	union json.RawMessage
}

// OnClickDashboard Leads to a dashboard.
type OnClickDashboard struct {
	// Type Marks a dashboard.
	Type OnClickDashboardType `json:"type"`

	// Target The source or dashboard that a click leads to.
	Target OnClickTarget `json:"target"`

	// WhereTemplate Template of the filter at the target.
	WhereTemplate *WhereTemplate `json:"whereTemplate,omitempty"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// Filters Filters to set at the target.
	Filters OnClickFilters `json:"filters,omitzero"`
}

// OnClickDashboardType Marks a dashboard.
type OnClickDashboardType string

// OnClickExternal Leads to another site.
type OnClickExternal struct {
	// Type Marks another site.
	Type OnClickExternalType `json:"type"`

	// URLTemplate Template of the address.
	//
	// Example: https://example.com/orders/{{OrderId}}
	URLTemplate string `json:"urlTemplate"`
}

// OnClickExternalType Marks another site.
type OnClickExternalType string

// OnClickFilter A filter to set at the target.
type OnClickFilter struct {
	// Kind Kind of filter, an expression and a template of its value.
	Kind OnClickFilterKind `json:"kind"`

	// Expression Column or expression to compare.
	//
	// Example: ServiceName
	Expression string `json:"expression"`

	// Template Template of the value.
	//
	// Example: {{ServiceName}}
	Template string `json:"template"`
}

// OnClickFilterKind Kind of filter, an expression and a template of its value.
type OnClickFilterKind string

// OnClickFilters Filters to set at the target.
type OnClickFilters = []OnClickFilter

// OnClickSearch Leads to a search in a source.
type OnClickSearch struct {
	// Type Marks a search.
	Type OnClickSearchType `json:"type"`

	// Target The source or dashboard that a click leads to.
	Target OnClickTarget `json:"target"`

	// WhereTemplate Template of the filter at the target.
	WhereTemplate *WhereTemplate `json:"whereTemplate,omitempty"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// Filters Filters to set at the target.
	Filters OnClickFilters `json:"filters,omitzero"`
}

// OnClickSearchType Marks a search.
type OnClickSearchType string

// OnClickTarget The source or dashboard that a click leads to.
type OnClickTarget struct {
	union json.RawMessage
}

// OnClickTargetID The target by its id.
type OnClickTargetID struct {
	// Mode Marks an id.
	Mode OnClickTargetIDMode `json:"mode"`

	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`
}

// OnClickTargetIDMode Marks an id.
type OnClickTargetIDMode string

// OnClickTargetTemplate The target by a template of its name.
type OnClickTargetTemplate struct {
	// Mode Marks a template.
	Mode OnClickTargetTemplateMode `json:"mode"`

	// Template The template.
	Template string `json:"template"`
}

// OnClickTargetTemplateMode Marks a template.
type OnClickTargetTemplateMode string

// OrderBy Columns or expressions to order by, by comma, each with `ASC` or `DESC`.
//
// Example: count() DESC
type OrderBy = string

// Organization What services, people and keys belong to.
type Organization struct {
	// ID Id of the organization.
	ID string `json:"id"`

	// Name Name of the organization.
	Name string `json:"name"`

	// CreatedAt When the organization was made.
	CreatedAt core.Time `json:"createdAt"`

	// EnableCoreDumps Whether its engines may keep core dumps.
	EnableCoreDumps bool `json:"enableCoreDumps"`

	// PrivateEndpoints Private endpoints that are registered for the organization, in the order in which they were added.
	PrivateEndpoints []PrivateEndpoint `json:"privateEndpoints"`
}

// OrganizationName Name of the organization, which others may have too.
//
// Example: Acme
type OrganizationName = string

// OrganizationRole What its holders may do in the organization.
type OrganizationRole struct {
	// ID Id of the role.
	ID string `json:"id"`

	// TenantID The organization that the role is in, as `organization/<id>`.
	TenantID string `json:"tenantId"`

	// OwnerID The organization that the role belongs to, as `organization/<id>`.
	OwnerID string `json:"ownerId"`

	// Name Name of the role.
	//
	// Example: Developer
	Name string `json:"name"`

	// Type Who made the role. All roles of this version are the system's.
	Type RoleType `json:"type"`

	// Actors Who has the role, as `user/<id>` and `apiKey/<id>`.
	Actors []string `json:"actors"`

	// Policies What the role allows.
	Policies []RolePolicy `json:"policies"`

	// CreatedAt When the role was made; that of the organization for the system's roles.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When the role was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// OrganizationUpdate What to change of an organization. What is left out stays.
type OrganizationUpdate struct {
	// Name Name of the organization, which others may have too.
	//
	// Example: Acme
	Name *OrganizationName `json:"name,omitempty"`

	// EnableCoreDumps Whether its engines may keep core dumps.
	EnableCoreDumps *bool `json:"enableCoreDumps,omitempty"`

	// PrivateEndpoints Private endpoints to register and to forget, which is done first. Adding one again changes what is known of it.
	PrivateEndpoints *PrivateEndpointChange `json:"privateEndpoints,omitempty"`
}

// PageInfo Which part of a list a page is.
type PageInfo struct {
	// Total How many there are in all that the request asks for, on this page and on others.
	Total int `json:"total"`

	// Limit How many a page has at most.
	Limit int `json:"limit"`

	// Offset How many come before this page.
	Offset int `json:"offset"`
}

// PaletteColor A colour of the palette.
type PaletteColor string

// PasswordUpdate A new password.
type PasswordUpdate struct {
	// CurrentPassword The current password.
	CurrentPassword string `json:"currentPassword"`

	// NewPassword 12 to 256 characters of any kind. A common password, a sequence and the person's own name or address are refused.
	NewPassword string `json:"newPassword"`
}

// PersonRole What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
//
// Example: editor
type PersonRole string

// PersonalKey A key with which a person, or a program of theirs, calls this API.
type PersonalKey struct {
	// ID Id of the key.
	ID string `json:"id"`

	// PersonID Id of the person that the key is of.
	PersonID string `json:"personId"`

	// Name What the key is for.
	Name string `json:"name"`

	// Scope Rights of a personal key: `read` as a viewer, `write` as an editor, `admin` all. A key never does more than its person's role allows, and its scope is shown accordingly.
	//
	// Example: write
	Scope KeyScope `json:"scope"`

	// KeySuffix The last four characters of the key, which tell keys apart.
	KeySuffix string `json:"keySuffix"`

	// CreatedAt When the key was made.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt When the key ends; absent for never.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt When the key was last used, to the minute; absent if it never was.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// UsedAddress Which address it was used from then, if that is known.
	//
	// Example: 203.0.113.7
	UsedAddress *string `json:"usedAddress,omitempty"`

	// PreviousValidUntil Until when the secret before the last rotation works; absent when it does not.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`

	// IsCurrent Whether the request carries this key.
	IsCurrent bool `json:"isCurrent"`
}

// PersonalKeyMade A key with its secret, which is shown only this once.
type PersonalKeyMade struct {
	// Key A key with which a person, or a program of theirs, calls this API.
	Key PersonalKey `json:"key"`

	// Secret What to send as `Authorization`, after `Bearer `.
	//
	// Example: obs_key_Jm5sbYyx1pBq7mZ0W0q3W8r2c4J5kX6fV7dN8aS9hTQ
	Secret string `json:"secret"`
}

// PersonalKeyWrite A key to make. Neither its scope nor its end may be beyond those of the key that makes it; without `expireAt` it ends with that one.
type PersonalKeyWrite struct {
	// Name What the key is for.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// Scope Rights of a personal key: `read` as a viewer, `write` as an editor, `admin` all. A key never does more than its person's role allows, and its scope is shown accordingly.
	//
	// Example: write
	Scope KeyScope `json:"scope"`

	// ExpireAt When the key ends, a date-time of RFC 3339. Null or empty means never. A new end lies in the future; to stop a key now disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`
}

// PieBuilderConfig A slice for each group.
type PieBuilderConfig struct {
	// Select The value to show; exactly one.
	Select SelectOne `json:"select"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// GroupBy Columns or expressions to group by, by comma.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// OrderBy Columns or expressions to order by, by comma, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Limit Keeps this many groups; 0 keeps all. Left out means a default.
	Limit *GroupLimit `json:"limit,omitempty"`
}

// PieConfig A pie.
type PieConfig struct {
	// DisplayType Marks pies.
	DisplayType PieConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// PieConfigDisplayType Marks pies.
type PieConfigDisplayType string

// PieSQLConfig A slice for each row of the result of raw SQL.
type PieSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Preferences What a person has chosen in the web UI. All of it is replaced at once, and what was never chosen is absent. Other keys are dropped.
type Preferences struct {
	// Stars What the person has starred, in the order in which it is shown.
	Stars []Star `json:"stars,omitzero"`

	// Theme Colours of the pages; `system` are those of the browser.
	Theme *PreferencesTheme `json:"theme,omitempty"`

	// Zone How times are shown, in the browser's zone or in UTC.
	Zone *PreferencesZone `json:"zone,omitempty"`
}

// PreferencesTheme Colours of the pages; `system` are those of the browser.
type PreferencesTheme string

// PreferencesZone How times are shown, in the browser's zone or in UTC.
type PreferencesZone string

// PrivateEndpoint A private endpoint of a cloud network.
type PrivateEndpoint struct {
	// ID The cloud's id of the endpoint.
	//
	// Example: vpce-0a1b2c3d4e5f60718
	ID string `json:"id"`

	// CloudProvider The cloud.
	//
	// Example: aws
	CloudProvider *string `json:"cloudProvider,omitempty"`

	// Region The region in the cloud.
	//
	// Example: eu-central-1
	Region *string `json:"region,omitempty"`

	// Description What it is for.
	Description *string `json:"description,omitempty"`
}

// PrivateEndpointChange Private endpoints to register and to forget, which is done first. Adding one again changes what is known of it.
type PrivateEndpointChange struct {
	// Add Endpoints to add.
	Add []PrivateEndpoint `json:"add,omitzero"`

	// Remove Endpoints to remove, by their ids. One that is not there is passed over.
	Remove []PrivateEndpointRef `json:"remove,omitzero"`
}

// PrivateEndpointRef Names a private endpoint.
type PrivateEndpointRef struct {
	// ID The cloud's id of the endpoint.
	//
	// Example: vpce-0a1b2c3d4e5f60718
	ID string `json:"id"`
}

// PromqlSource A Prometheus server. Its connection has `isPrometheusEndpoint`.
type PromqlSource struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind PromqlSourceKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`
}

// PromqlSourceKind Marks a source of this kind.
type PromqlSourceKind string

// PromqlSourceWrite A Prometheus server. Its connection has `isPrometheusEndpoint`. Table and timestamp are placeholders.
type PromqlSourceWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind PromqlSourceWriteKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`
}

// PromqlSourceWriteKind Marks a source of this kind.
type PromqlSourceWriteKind string

// QuantileLevel The quantile; only with `quantile`.
type QuantileLevel float64

// QueryLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` a ClickHouse condition. `promql` is read as `sql`.
type QueryLanguage string

// QuerySetting A setting of the database.
type QuerySetting struct {
	// Setting Name of the setting.
	//
	// Example: max_threads
	Setting string `json:"setting"`

	// Value Its value.
	//
	// Example: 4
	Value string `json:"value"`
}

// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
type QuerySettings = []QuerySetting

// Readiness Whether the server can answer requests, and what it waits for if not.
type Readiness struct {
	// Status Whether a part of the server can do its work.
	Status ServerState `json:"status"`

	// Store Whether the metadata store can do its work. While it is `read-only` reads are answered and writes are not.
	Store StoreState `json:"store"`

	// Engine Whether a part of the server can do its work.
	Engine ServerState `json:"engine"`

	// Clock `ok`, or by how much the server's clock differs from the database's (with SQLite, from the time of the last
	// write): `off by 7s`. Such a replica answers requests, and leaves alerts and notifications to the others. When the
	// clocks of all replicas differ alike, it is `database off by 7s` and they go by their own.
	Clock string `json:"clock"`
}

// RolePolicy Permissions on resources.
type RolePolicy struct {
	// ID Id of the policy.
	ID string `json:"id"`

	// RoleID Id of the role.
	RoleID string `json:"roleId"`

	// TenantID The organization, as `organization/<id>`.
	TenantID string `json:"tenantId"`

	// AllowDeny Whether the policy allows or denies.
	AllowDeny RolePolicyAllowDeny `json:"allowDeny"`

	// Permissions What may be done, such as `control-plane:organization:view`.
	Permissions []string `json:"permissions"`

	// Resources To what, such as `instance/*`.
	Resources []string `json:"resources"`
}

// RolePolicyAllowDeny Whether the policy allows or denies.
type RolePolicyAllowDeny string

// RoleType Who made the role. All roles of this version are the system's.
type RoleType string

// SavedFilterValue A filter that a dashboard opens with.
type SavedFilterValue struct {
	// Type Language of the condition. Left out means `sql`.
	Type *SavedFilterValueType `json:"type,omitempty"`

	// Condition The condition.
	//
	// Example: ServiceName IN ('checkout')
	Condition string `json:"condition"`
}

// SavedFilterValueType Language of the condition. Left out means `sql`.
type SavedFilterValueType string

// SavedSearch A search that can be opened again and watched by alerts.
type SavedSearch struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the search.
	Name string `json:"name"`

	// SourceID Id of the source that is searched.
	SourceID string `json:"sourceId"`

	// Select Columns to show, by comma.
	Select string `json:"select"`

	// Where Which rows to show.
	Where string `json:"where"`

	// WhereLanguage Language of `where`, the search syntax (`lucene`, also when it is left out) or `sql`.
	WhereLanguage SavedSearchLanguage `json:"whereLanguage"`

	// OrderBy Order of the rows.
	OrderBy string `json:"orderBy"`

	// Tags Words to find the search by.
	Tags []string `json:"tags"`

	// Filters Selected values that narrow the rows further.
	Filters []SavedSearchFilter `json:"filters"`

	// TeamID The team that owns the search.
	TeamID string `json:"teamId"`

	// CreatedAt When the search was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When the search was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// SavedSearchFilter A condition on one column. A new one is of type `sql`, and its condition one of `column IN (values)`, `column NOT IN (values)` and `column BETWEEN number AND number`. Filters of the other types, which were made elsewhere, can be sent back as they are.
type SavedSearchFilter struct {
	// Type Form of the filter. Left out means `sql`.
	Type *SavedSearchFilterType `json:"type,omitempty"`

	// Condition The condition; needed unless the type is `sql_ast`.
	//
	// Example: ServiceName IN ('payment', 'checkout')
	Condition *string `json:"condition,omitempty"`

	// Operator Operator of a `sql_ast` filter.
	Operator *SavedSearchFilterOperator `json:"operator,omitempty"`

	// Left Left side of a `sql_ast` filter.
	Left *string `json:"left,omitempty"`

	// Right Right side of a `sql_ast` filter.
	Right *string `json:"right,omitempty"`
}

// SavedSearchFilterType Form of the filter. Left out means `sql`.
type SavedSearchFilterType string

// SavedSearchFilterOperator Operator of a `sql_ast` filter.
type SavedSearchFilterOperator string

// SavedSearchLanguage Language of `where`, the search syntax (`lucene`, also when it is left out) or `sql`.
type SavedSearchLanguage string

// SavedSearchWrite A saved search as it is created and replaced. What is left out of an update falls back to its default. `select`, `where` and `orderBy` are kept as they are sent and looked at when the search runs.
type SavedSearchWrite struct {
	// Name Name, which need not be unique: 1 to 1024 characters without the blanks around it, which are removed.
	//
	// Example: Failed payments
	Name string `json:"name"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Columns to show, by comma. Left out or empty means those of the source.
	//
	// Example: Timestamp, ServiceName, Body
	Select *string `json:"select,omitempty"`

	// Where Which rows to show. Left out or empty means all. It may name aliases of `select`, or of the select of the source when that is empty, where the table does not know the name.
	//
	// Example: ServiceName:payment SeverityText:error
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of `where`, the search syntax (`lucene`, also when it is left out) or `sql`.
	WhereLanguage *SavedSearchLanguage `json:"whereLanguage,omitempty"`

	// OrderBy Order of the rows, a list in SQL. Left out or empty means the newest first.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// Tags Words to find the search by, in the order in which they were sent. Left out means none.
	//
	// Example: ["payment"]
	Tags []string `json:"tags,omitzero"`

	// Filters Selected values that narrow the rows further. Left out means none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`
}

// SearchColumn A column of rows.
type SearchColumn struct {
	// Name Its name, which is that of a key of the rows.
	//
	// Example: Timestamp
	Name string `json:"name"`

	// Type Its type in ClickHouse.
	//
	// Example: DateTime64(9)
	Type string `json:"type"`
}

// SearchCompareBaseline What a selection is compared with: `rest`, also by default, are the rows of the same range that are not selected, and `before` those that the same filter finds in the range of equal length before it.
type SearchCompareBaseline string

// SearchCompareRequest Which rows to compare with which others.
type SearchCompareRequest struct {
	// SourceID Id of a source that can be searched.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime The earliest time of the selection, included. Forms are those of a search.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime string `json:"startTime"`

	// EndTime The latest time of the selection, included, which must be after the start. Forms are those of a search.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime string `json:"endTime"`

	// Where Filter of the selection, as in a search. Left out or empty for all rows of the range.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of a search's filter: `lucene`, also by default, is the search syntax, `sql` a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Conditions that the rows of the selection must meet as well, as in a search.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Baseline What a selection is compared with: `rest`, also by default, are the rows of the same range that are not selected, and `before` those that the same filter finds in the range of equal length before it.
	Baseline *SearchCompareBaseline `json:"baseline,omitempty"`
}

// SearchComparison The values whose shares of two sets of rows differ.
type SearchComparison struct {
	// SelectionRows How many rows of the selection were compared.
	//
	// Example: 143
	SelectionRows int64 `json:"selectionRows"`

	// BaselineRows How many rows of the baseline were compared.
	//
	// Example: 20410
	BaselineRows int64 `json:"baselineRows"`

	// Sampled Whether not all rows were compared, so that shares are estimates and rare values may be missing.
	Sampled bool `json:"sampled"`

	// Differences Up to twenty values, the largest difference of shares first, and those with the same difference by field and then by value. Empty when either side has no rows, or no share differs.
	Differences []SearchDifference `json:"differences"`
}

// SearchConfig The rows of a source that a filter finds.
type SearchConfig struct {
	// DisplayType Marks lists of rows.
	DisplayType SearchConfigDisplayType `json:"displayType"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Columns to show, by comma; empty for those of the source.
	//
	// Example: Timestamp, ServiceName, Body
	Select string `json:"select"`

	// Where Filter of the rows; left out or empty for all of them.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of the `where` beside it. Left out means `lucene`, and answers say so.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`
}

// SearchConfigDisplayType Marks lists of rows.
type SearchConfigDisplayType string

// SearchDifference A value of a field that the two sides have in different shares.
type SearchDifference struct {
	// Field The column or attribute, by the name that filters have for it.
	//
	// Example: ResourceAttributes.k8s.pod.name
	Field string `json:"field"`

	// Value The value as text.
	//
	// Example: checkout-1
	Value string `json:"value"`

	// SelectionShare Which part of the selection's rows has it, from 0 to 1.
	//
	// Example: 0.84
	SelectionShare float64 `json:"selectionShare"`

	// BaselineShare Which part of the baseline's rows has it, from 0 to 1.
	//
	// Example: 0.11
	BaselineShare float64 `json:"baselineShare"`
}

// SearchExportFormat Form of the rows. `ndjson`, also by default, is a JSON object for each row on a line of its own, as in the answer to a search, and a last line with what came of it. `csv` is CSV as in RFC 4180 with the names of the columns in the first line: texts are as they are, NULL is empty, and arrays and objects are JSON.
type SearchExportFormat string

// SearchExportRequest Rows to export: those of a search, of which all but `sourceId` may be left out, in the form that is asked for.
type SearchExportRequest struct {
	// SourceID Id of the source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime The earliest time, as in a search.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime *string `json:"startTime,omitempty"`

	// EndTime The latest time, as in a search.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime *string `json:"endTime,omitempty"`

	// Where Filter of the rows, as in a search.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of a search's filter: `lucene`, also by default, is the search syntax, `sql` a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Conditions that the rows must meet as well, as in a search.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Select Columns and expressions, as in a search.
	//
	// Example: Timestamp, Body, LogAttributes['http.status'] AS status
	Select *string `json:"select,omitempty"`

	// OrderBy Expressions to order by, as in a search.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// Format Form of the rows. `ndjson`, also by default, is a JSON object for each row on a line of its own, as in the answer to a search, and a last line with what came of it. `csv` is CSV as in RFC 4180 with the names of the columns in the first line: texts are as they are, NULL is empty, and arrays and objects are JSON.
	Format *SearchExportFormat `json:"format,omitempty"`

	// Raw Whether texts in CSV stay as they are. Otherwise a text that a spreadsheet would take for a formula gets a `'` before it: one that begins with `=`, `+`, `-`, `@`, a full-width form of these (`＝`), a tab, a line feed or a carriage return. Numbers always stay as they are.
	Raw *bool `json:"raw,omitempty"`

	// MaxRows How many rows to write at most. Left out means 1,000,000.
	MaxRows *int `json:"maxRows,omitempty"`
}

// SearchLanguage Language of a search's filter: `lucene`, also by default, is the search syntax, `sql` a ClickHouse condition.
type SearchLanguage string

// SearchRequest A search for rows of a log or trace source. Only `sourceId` is needed: the rest has defaults, some of which the source brings.
type SearchRequest struct {
	// SourceID Id of the source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime The earliest time, included. Left out or empty means 15 minutes before the end. Forms are those of `endTime`.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime *string `json:"startTime,omitempty"`

	// EndTime The latest time, included, which must be after the start. Left out or empty means now. Times are written as in ISO 8601: `2026`, `2026-01`, `2026-01-05`, or a day with a time of day `10:00`, `10:00:11` or `10:00:11.25` behind a `T` or a blank, and then perhaps `Z` or an offset such as `+01:00`. Without one of these it is UTC. Digits behind the millisecond do not count.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime *string `json:"endTime,omitempty"`

	// Where Filter of the rows; left out or empty for all of them. Bare words search the source's text. Where it names what the table does not know, that may be an alias of `select`, or of the select of the source when that is left out: with `upper(ServiceName) AS svc`, `svc:CART` finds what contains CART. A column, or a path into one, goes before an alias of the same name, as with ClickHouse's `prefer_column_name_to_alias`. An alias of an expression is searched by its type. One that stands for itself or for an aggregate is an error.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of a search's filter: `lucene`, also by default, is the search syntax, `sql` a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Conditions that the rows must meet as well, as a saved search keeps them. Left out means none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Select Columns and expressions to answer, by comma, each perhaps with an alias, or `*`; left out or empty for those of the source. Names are the table's, and entries of maps are written `ResourceAttributes['k8s.pod.name']`. A session source has no columns of its own choice, so name some.
	//
	// Example: Timestamp, Body, LogAttributes['http.status'] AS status
	Select *string `json:"select,omitempty"`

	// OrderBy Expressions to order by, by comma, each perhaps with `ASC` or `DESC`. Left out or blank means the order of the source, which is the latest first when it has none.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// MaxResults How many rows to answer at most. Left out means 100.
	MaxResults *int `json:"maxResults,omitempty"`

	// Offset How many rows to pass over. Left out means 0. Rows that arrive between two pages move those behind them: to read on exactly, or further than 10,000 rows, use `cursor`. Both together are an error.
	Offset *int `json:"offset,omitempty"`

	// Cursor Asks for pages that follow each other exactly, however far and while rows arrive: an empty text for the first page, and for each further one the `cursor` of the page before, in a request with the same source, filter and order. `startTime` and `endTime` may then be left out, and are those of the first page; another time, or a source that has changed since, is an error. Each row is answered once, also where rows are alike. Those that arrive at a place in the order that was passed are not answered. A page with fewer rows than `maxResults` is the last one, until further rows arrive. Rows of aggregates have no place to go on from, and neither have those in the order of decimals, integers of more than 64 bits, arrays, maps and tuples.
	//
	// Example: AaH85DY4VP-IjP9Ljnh11gCApMvZ8WaA3oLd8WYBNUMwRThBMUI3RDNGNDkyNkE4QjFDMkQzRTRGNTA2MTd0EzE3Njc2MDcyMTEwMDAwMDAwMDA
	Cursor *string `json:"cursor,omitempty"`

	// RowIds Whether to answer the id of each row, by which the row can be read as a whole. Left out means false.
	RowIds *bool `json:"rowIds,omitempty"`
}

// SearchResult The rows that were found.
type SearchResult struct {
	// Data The rows in their order.
	Data []SearchRow `json:"data"`

	// Rows How many rows are in `data`, which says nothing about how many match.
	Rows int `json:"rows"`

	// Columns The columns of the rows in their order. Where no row was found there may be none.
	Columns []SearchColumn `json:"columns"`

	// Cursor Where the next page begins, for a request with `cursor`: behind the last row, or where this page began if it has no rows. What is in it is not for clients, and may change with versions of the server.
	//
	// Example: AaH85DY4VP-IjP9Ljnh11gCApMvZ8WaA3oLd8WYBNUMwRThBMUI3RDNGNDkyNkE4QjFDMkQzRTRGNTA2MTd0EzE3Njc2MDcyMTEwMDAwMDAwMDA
	Cursor *string `json:"cursor,omitempty"`

	// RowIds The ids of the rows in their order, for a request with `rowIds`. They hold as long as the source's table, columns and time stay the same. Rows that are alike have the same.
	RowIds []SearchRowID `json:"rowIds,omitzero"`
}

// SearchRow One row, its values by the names that ClickHouse gives to the columns: the alias, the name of a plain column, or an expression such as `arrayElement(LogAttributes, 'http.status')`. Of columns with the same name the last counts. Times are texts in UTC with all digits of the column's type, numbers beyond 2^53 are texts, and values of NaN and infinity are null. Arrays are arrays, maps are objects, and so are tuples with names: `Events` is an array of objects.
type SearchRow map[string]interface{}

// SearchRowID Id of a row, as a search has answered it.
//
// Example: AS1xFkK3JrBEAWJ8qfusMvU1QzBFOEExQjdEM0Y0OTI2QThCMUMyRDNFNEY1MDYxN3QTMTc2NzYwNzIxMTAwMDAwMDAwMA
type SearchRowID = string

// SearchRowRequest Which row to answer.
type SearchRowRequest struct {
	// SourceID Id of the source that was searched.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// RowID Id of a row, as a search has answered it.
	//
	// Example: AS1xFkK3JrBEAWJ8qfusMvU1QzBFOEExQjdEM0Y0OTI2QThCMUMyRDNFNEY1MDYxN3QTMTc2NzYwNzIxMTAwMDAwMDAwMA
	RowID SearchRowID `json:"rowId"`
}

// SearchRowResult One row as a whole.
type SearchRowResult struct {
	// Data One row, its values by the names that ClickHouse gives to the columns: the alias, the name of a plain column, or an expression such as `arrayElement(LogAttributes, 'http.status')`. Of columns with the same name the last counts. Times are texts in UTC with all digits of the column's type, numbers beyond 2^53 are texts, and values of NaN and infinity are null. Arrays are arrays, maps are objects, and so are tuples with names: `Events` is an array of objects.
	Data SearchRow `json:"data"`

	// Columns Its columns in the order of the table.
	Columns []SearchColumn `json:"columns"`
}

// Select The values to show.
type Select = []SelectItem

// SelectItem One value, as an aggregate of rows.
type SelectItem struct {
	// AggFn How the rows of a bucket become one value. `last_value` is that of the latest row, `any` that of any row, as it is. `none` takes the expression as the whole aggregate, such as `sum(Duration)`. Metrics become one value for each of their time series first, and the function is applied to those; histograms know only `quantile` and `count`. Of a gauge it is the last value in the bucket, and so of a sum that is cumulative and not monotonic, such as a number of connections. Of a monotonic sum, a counter, it is the growth in the bucket, and of delta temporality the sum of the values. `increase` is the growth of the counters of a sum metric; one that has points but no counter is an error. A chart keeps the 20 groups of an `increase` with the highest bucket, without groups whose name is empty; tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Where Filter of the rows; left out or empty for all of them.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of the `where` beside it. Left out means `lucene`, and answers say so.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`

	// ValueExpression What to aggregate. Every function but `count` needs it, and `count` refuses it.
	ValueExpression *string `json:"valueExpression,omitempty"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`

	// Level The quantile; only with `quantile`.
	Level *QuantileLevel `json:"level,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricType Kind of metric. Mind the space in the last one.
	MetricType *MetricType `json:"metricType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *string `json:"metricName,omitempty"`

	// PeriodAggFn Shows changes of gauges. It has an effect on metrics of the type `gauge` only: the increase of a counter is its change already. The value of a time series in a bucket is then its change in the bucket, as `delta()` of Prometheus: the last value minus the first, extrapolated to the whole bucket. `aggFn` is applied to the changes of all time series, and `count` counts those with a change. A time series with fewer than two points in a bucket has no change there; without any change the value is null. Without buckets, it is the change over the whole range.
	PeriodAggFn *SelectItemPeriodAggFn `json:"periodAggFn,omitempty"`
}

// SelectItemPeriodAggFn Shows changes of gauges. It has an effect on metrics of the type `gauge` only: the increase of a counter is its change already. The value of a time series in a bucket is then its change in the bucket, as `delta()` of Prometheus: the last value minus the first, extrapolated to the whole bucket. `aggFn` is applied to the changes of all time series, and `count` counts those with a change. A time series with fewer than two points in a bucket has no change there; without any change the value is null. Without buckets, it is the change over the whole range.
type SelectItemPeriodAggFn string

// SelectOne The value to show; exactly one.
type SelectOne = []SelectItem

// SeriesLimit Keeps this many series, the largest; 0 keeps all. Left out means a default cap. The size of a series is the total of its first shown value over all buckets. For a metric of the type gauge and for `last_value`, it is the value of the latest bucket that has one, and so for a formula over nothing else. Values that are null or not finite do not count. In raw SQL the first column of numbers is added up.
type SeriesLimit = int

// ServerState Whether a part of the server can do its work.
type ServerState string

// Service A service of the organization, with a stack of its own.
type Service struct {
	// ID Id of the service, as it stands in paths.
	ID string `json:"id"`

	// Name Name, which no other service of the organization has.
	Name string `json:"name"`

	// CreatedAt When the service was created.
	CreatedAt core.Time `json:"createdAt"`
}

// Session Who is calling, and what the server has for that person.
type Session struct {
	// Person A person.
	Person SessionPerson `json:"person"`

	// Team The team whose resources the key reaches.
	Team Team `json:"team"`

	// Version Version of the server.
	Version string `json:"version"`

	// Limits How much the server takes.
	Limits SessionLimits `json:"limits"`

	// Features What the operator has turned on.
	Features SessionFeatures `json:"features"`
}

// SessionCreate Who signs in.
type SessionCreate struct {
	// Email Address of the person.
	Email string `json:"email"`

	// Password The person's password.
	Password string `json:"password"`
}

// SessionFeatures What the operator has turned on.
type SessionFeatures struct {
	// Email Whether webhooks of the kind email can be used.
	Email bool `json:"email"`

	// Otlp Where this server receives telemetry by OTLP. A container or a proxy may publish other ports. Missing if it receives none.
	Otlp *SessionOTLP `json:"otlp,omitempty"`
}

// SessionLimits How much the server takes.
type SessionLimits struct {
	// RequestsPerMinute Requests that a session may make in a minute, 0 for any number.
	RequestsPerMinute int `json:"requestsPerMinute"`

	// BodyBytes Size of the largest request.
	BodyBytes int `json:"bodyBytes"`
}

// SessionOTLP Where this server receives telemetry by OTLP. A container or a proxy may publish other ports. Missing if it receives none.
type SessionOTLP struct {
	// HTTP Port for OTLP over HTTP.
	//
	// Example: 4318
	HTTP *int `json:"http,omitempty"`

	// HTTPHost Host for OTLP over HTTP: the address that the receiver listens on, or the host of `--public-url`. Missing if it listens on all interfaces and no public URL is configured; then it is the host of the API.
	//
	// Example: o.example.com
	HTTPHost *string `json:"httpHost,omitempty"`

	// Grpc Port for OTLP over gRPC.
	//
	// Example: 4317
	Grpc *int `json:"grpc,omitempty"`

	// GrpcHost Host for OTLP over gRPC, as `httpHost`.
	//
	// Example: o.example.com
	GrpcHost *string `json:"grpcHost,omitempty"`

	// TLS Whether the receivers use TLS.
	TLS bool `json:"tls"`
}

// SessionPerson A person.
type SessionPerson struct {
	// ID Id of the person.
	ID string `json:"id"`

	// Email Address, in lower case.
	Email string `json:"email"`

	// Name Name, empty if none is known.
	Name string `json:"name"`

	// Role What the person may do.
	Role string `json:"role"`
}

// SessionSource A table of browser sessions, which belong to a trace source.
type SessionSource struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind SessionSourceKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// TraceSourceID Id of the trace source that the sessions belong to.
	TraceSourceID string `json:"traceSourceId"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`
}

// SessionSourceKind Marks a source of this kind.
type SessionSourceKind string

// SessionSourceWrite A table of browser sessions, which belong to a trace source.
type SessionSourceWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind SessionSourceWriteKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// TraceSourceID Id of the trace source that the sessions belong to.
	TraceSourceID string `json:"traceSourceId"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`
}

// SessionSourceWriteKind Marks a source of this kind.
type SessionSourceWriteKind string

// SetUp The token of a link, and what it is used for.
type SetUp struct {
	// Token The token of the link, which stands behind `#token=`.
	Token string `json:"token"`

	// Name Name of the owner, needed with a set-up link.
	Name *string `json:"name,omitempty"`

	// Email Address of the owner, needed with a set-up link, which is lowered.
	Email *string `json:"email,omitempty"`

	// Password 12 to 256 characters of any kind. A common password, a sequence and the person's own name or address are refused.
	Password string `json:"password"`
}

// ShowOperands Whether the values that formulas use are shown too. Left out means yes. Counts only with formulas.
type ShowOperands = bool

// SignIn A session of the caller.
type SignIn struct {
	// ID Id of the session, which is not its secret.
	ID string `json:"id"`

	// IsCurrent Whether it is the one of this request.
	IsCurrent bool `json:"isCurrent"`

	// CreatedAt When the person signed in.
	CreatedAt core.Time `json:"createdAt"`

	// UsedAt When it was used last, to the minute.
	UsedAt core.Time `json:"usedAt"`

	// ExpireAt When it ends if it is not used any more.
	ExpireAt core.Time `json:"expireAt"`

	// Address Address that it was used from last, empty if that is not known.
	Address string `json:"address"`

	// UserAgent What signed in, in its own words.
	UserAgent string `json:"userAgent"`
}

// SortOrder Direction of a sort.
type SortOrder string

// Source A table of telemetry and how to read it. `kind` says what is in it.
type Source struct {
	union json.RawMessage
}

// SourceConnection Id of the connection that the tables are read over.
//
// Example: 65f5e4a3b9e77c001a200001
type SourceConnection = string

// SourceDisabled Whether the source is hidden from lists to choose from. Left out means no.
type SourceDisabled = bool

// SourceIdentity What answers show of every source beside its own fields.
type SourceIdentity struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`
}

// SourceKind What is in a source.
type SourceKind string

// SourceName Name, which need not be unique.
//
// Example: Logs
type SourceName = string

// SourceSection Title of the group that the source is listed in.
type SourceSection = string

// SourceTable The table.
type SourceTable struct {
	// DatabaseName Name of the database.
	//
	// Example: default
	DatabaseName DatabaseName `json:"databaseName"`

	// TableName Name of the table.
	//
	// Example: otel_logs
	TableName string `json:"tableName"`
}

// SourceWrite A source as it is created and replaced. `kind` says which fields it has.
type SourceWrite struct {
	union json.RawMessage
}

// Span A span. What its source has no expression for is absent.
type Span struct {
	// Timestamp Start in nanoseconds since 1970.
	//
	// Example: 1767607211000000000
	Timestamp string `json:"timestamp"`

	// Duration How long it took, in nanoseconds.
	//
	// Example: 1250500000
	Duration *string `json:"duration,omitempty"`

	// SpanID Id of the span.
	//
	// Example: 00f067aa0ba902b7
	SpanID *string `json:"spanId,omitempty"`

	// ParentSpanID Id of the span around it, empty for none.
	//
	// Example: 00f067aa0ba902b7
	ParentSpanID *string `json:"parentSpanId,omitempty"`

	// Name What it is about.
	//
	// Example: POST /orders
	Name *string `json:"name,omitempty"`

	// Kind Its kind, such as `Server`.
	//
	// Example: Server
	Kind *string `json:"kind,omitempty"`

	// Service Name of the service.
	//
	// Example: checkout
	Service *string `json:"service,omitempty"`

	// StatusCode How it ended, such as `Error`.
	//
	// Example: Error
	StatusCode *string `json:"statusCode,omitempty"`

	// StatusMessage Why.
	//
	// Example: timeout
	StatusMessage *string `json:"statusMessage,omitempty"`

	// Attributes Its attributes.
	Attributes map[string]interface{} `json:"attributes,omitempty"`

	// ResourceAttributes The attributes of what has sent it.
	ResourceAttributes map[string]interface{} `json:"resourceAttributes,omitempty"`

	// Events What happened within it.
	Events []SpanEvent `json:"events,omitzero"`
}

// SpanEvent An event within a span.
type SpanEvent struct {
	// Timestamp When it was, in nanoseconds since 1970.
	//
	// Example: 1767607211250000000
	Timestamp string `json:"timestamp"`

	// Name Its name.
	//
	// Example: exception
	Name string `json:"name"`

	// Attributes Its attributes.
	Attributes map[string]interface{} `json:"attributes"`
}

// SQLConfig What everything from raw SQL has.
type SQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// SQLConfigType Marks raw SQL.
type SQLConfigType string

// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
//
// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
type SQLTemplate = string

// StackedBarBuilderConfig Bars over time, stacked by selected value and group.
type StackedBarBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second, which needs exactly two. Left out means no.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// FillNulls Whether buckets without rows are drawn as 0. Left out means yes.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// Select The values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, by comma.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// AlignDateRangeToGranularity Whether the time range is widened to whole buckets. Left out means yes.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Keeps this many series, the largest; 0 keeps all. Left out means a default cap. The size of a series is the total of its first shown value over all buckets. For a metric of the type gauge and for `last_value`, it is the value of the latest bucket that has one, and so for a formula over nothing else. Values that are null or not finite do not count. In raw SQL the first column of numbers is added up.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// Formulas Values computed from the selected ones. An empty list is the same as none. Not together with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether the values that formulas use are shown too. Left out means yes. Counts only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// StackedBarConfig Stacked bars over time.
type StackedBarConfig struct {
	// DisplayType Marks stacked bars.
	DisplayType StackedBarConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// StackedBarConfigDisplayType Marks stacked bars.
type StackedBarConfigDisplayType string

// StackedBarSQLConfig Stacked bars over time from raw SQL.
type StackedBarSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// FillNulls Whether buckets without rows are drawn as 0. Left out means yes.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// AlignDateRangeToGranularity Whether the time range is widened to whole buckets. Left out means yes.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SeriesLimit Keeps this many series, the largest; 0 keeps all. Left out means a default cap. The size of a series is the total of its first shown value over all buckets. For a metric of the type gauge and for `last_value`, it is the value of the latest bucket that has one, and so for a formula over nothing else. Values that are null or not finite do not count. In raw SQL the first column of numbers is added up.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Star A resource that is starred. It need not exist any more.
type Star struct {
	// Kind What it is.
	Kind StarKind `json:"kind"`

	// ID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a300001
	ID string `json:"id"`
}

// StarKind What it is.
type StarKind string

// StoreState Whether the metadata store can do its work. While it is `read-only` reads are answered and writes are not.
type StoreState string

// Success Done.
type Success struct {
	// Success Always true.
	Success bool `json:"success"`
}

// TableBuilderConfig A row for each group, a column for each selected value.
type TableBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second, which needs exactly two. Left out means no.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select The values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, by comma.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// Having Condition on the groups, such as `count() > 10`.
	Having *string `json:"having,omitempty"`

	// OrderBy Columns or expressions to order by, by comma, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// GroupByColumnsOnLeft Whether the columns of the groups come before those of the values. Left out means no.
	GroupByColumnsOnLeft *bool `json:"groupByColumnsOnLeft,omitempty"`

	// OnClick Where a click on a row leads.
	OnClick *OnClick `json:"onClick,omitempty"`

	// Formulas Values computed from the selected ones. An empty list is the same as none. Not together with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether the values that formulas use are shown too. Left out means yes. Counts only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// TableConfig A table of groups and values.
type TableConfig struct {
	// DisplayType Marks tables.
	DisplayType TableConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// TableConfigDisplayType Marks tables.
type TableConfigDisplayType string

// TableSQLConfig The result of raw SQL as a table.
type TableSQLConfig struct {
	// ConfigType Marks raw SQL.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ColumnFormats How the numbers of single columns are written, by the name of the column in the result. A format here goes before `numberFormat`. Without either, integers are written in full.
	ColumnFormats map[string]NumberFormat `json:"columnFormats,omitempty"`

	// ConnectionID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// OnClick Where a click on a row leads.
	OnClick *OnClick `json:"onClick,omitempty"`

	// SQLTemplate The SQL text. Macros such as `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`, variables such as `$service` and parameters such as `{intervalSeconds:Int64}` are filled in when it is run, not when it is saved.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Team The team whose resources the key reaches.
type Team struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the team.
	Name string `json:"name"`
}

// TeamInvitation An open invitation to the team.
type TeamInvitation struct {
	// ID Id of the invitation.
	ID string `json:"id"`

	// CreatedAt When the person was invited. The invitation ends 30 days later.
	CreatedAt core.Time `json:"createdAt"`

	// Email Address of the invited person, in lower case.
	Email string `json:"email"`

	// Name Name to greet the person with, if one was given.
	Name *string `json:"name,omitempty"`

	// Role What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// URL Where the person accepts.
	URL string `json:"url"`
}

// TeamInvitationMade An invitation, new or made before for the same address.
type TeamInvitationMade struct {
	// Email Address of the invited person, in lower case.
	Email string `json:"email"`

	// InvitationID Id of the invitation.
	InvitationID string `json:"invitationId"`

	// Status The person has yet to accept.
	Status TeamInvitationMadeStatus `json:"status"`

	// Role What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// URL Where the person accepts. Whoever has it can join, so pass it on with care.
	URL string `json:"url"`
}

// TeamInvitationMadeStatus The person has yet to accept.
type TeamInvitationMadeStatus string

// TeamInvitationWrite Whom to invite.
type TeamInvitationWrite struct {
	// Email Address of the person, which is lowered.
	//
	// Example: bob@example.com
	Email string `json:"email"`

	// Name Name to greet the person with.
	//
	// Example: Bob
	Name *string `json:"name,omitempty"`

	// Role What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
	//
	// Example: editor
	Role *PersonRole `json:"role,omitempty"`
}

// TeamMember A person of the team.
type TeamMember struct {
	// ID Id of the person.
	ID string `json:"id"`

	// Email Address, in lower case.
	Email string `json:"email"`

	// Name Name, if one is known.
	Name *string `json:"name,omitempty"`

	// Role What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// IsCurrentUser Whether this is the caller.
	IsCurrentUser bool `json:"isCurrentUser"`
}

// TeamMemberUpdate The role that a person gets.
type TeamMemberUpdate struct {
	// Role What a person may do: a `viewer` reads and queries, an `editor` also changes dashboards, alerts, saved searches and sources, an `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`
}

// TextIndexUse Whether bare words are looked up in a text index of the implicit column.
type TextIndexUse string

// Tile One chart, table, number, list or text on a dashboard.
type Tile struct {
	// ID Id of the tile. Alerts refer to it.
	//
	// Example: 65f5e4a3b9e77c001a400001
	ID string `json:"id"`

	// X Column of the left edge, of 24.
	//
	// Example: 0
	X TileX `json:"x"`

	// Y Row of the upper edge.
	//
	// Example: 0
	Y TileY `json:"y"`

	// W Width in columns.
	//
	// Example: 12
	W TileWidth `json:"w"`

	// H Height in rows.
	//
	// Example: 4
	H TileHeight `json:"h"`

	// Name Title of the tile.
	Name string `json:"name"`

	// Config What a tile shows. `displayType` says how; most kinds can be put together from a source and a selection, or written as raw SQL against a connection (`configType` is `sql`). Keys of another kind are dropped, but a ratio without two selected values and a formula that is wrong are refused whatever the kind.
	Config TileConfig `json:"config"`

	// ContainerID Id of the container that holds the tile.
	ContainerID *TileContainer `json:"containerId,omitempty"`

	// TabID Id of the tab within the container. Needs a `containerId`.
	TabID *TileTab `json:"tabId,omitempty"`
}

// TileColumn A column of a tile's data.
type TileColumn struct {
	// Name Name of the column, unique among them.
	//
	// Example: errors
	Name string `json:"name"`

	// Type Its type in ClickHouse; `Nothing` when there is no row to tell it. Values of every type may be null.
	//
	// Example: UInt64
	Type string `json:"type"`

	// Role What its values are: `time`, the start of the row's bucket or the time of a row in a list, `group`, what the rows are grouped by, `value`, what is drawn, or `other`, a further column of a list.
	Role TileColumnRole `json:"role"`

	// NumberFormat How numbers are written. Without `mantissa`, `average` and `thousandSeparated`, a number has three significant digits and is shortened, as in 1.23M. Sizes, rates and durations choose their prefix or unit by the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Previous True for the values of the period before, which stand at the times at which they are drawn.
	Previous *bool `json:"previous,omitempty"`

	// NoValue Why a value of the column is null, for the first row where one is, as after a division by zero. Absent where every row has a value.
	//
	// Example: it would be a division by zero
	NoValue *string `json:"noValue,omitempty"`
}

// TileColumnRole What its values are: `time`, the start of the row's bucket or the time of a row in a list, `group`, what the rows are grouped by, `value`, what is drawn, or `other`, a further column of a list.
type TileColumnRole string

// TileConfig What a tile shows. `displayType` says how; most kinds can be put together from a source and a selection, or written as raw SQL against a connection (`configType` is `sql`). Keys of another kind are dropped, but a ratio without two selected values and a formula that is wrong are refused whatever the kind.
type TileConfig struct {
	union json.RawMessage
}

// TileContainer Id of the container that holds the tile.
type TileContainer = string

// TileData The data of a tile as a table: its columns, and rows with a value for each. A tile over time has a row for each bucket and group; the others have one for each group, and a number has one row. A heatmap has a row for each cell with the bounds of its value, `from` and `to`. Searches and event patterns list rows.
type TileData struct {
	// DisplayType How the tile shows its data, as its config says.
	DisplayType TileDataDisplayType `json:"displayType"`

	// StartTime Start of the range that was queried, in milliseconds since 1970. A tile over time widens the range that was asked for to whole buckets, unless its config says otherwise.
	//
	// Example: 1767607200000
	StartTime int64 `json:"startTime"`

	// EndTime End of the range that was queried, in milliseconds since 1970.
	//
	// Example: 1767610800000
	EndTime int64 `json:"endTime"`

	// Granularity Width of the buckets; only for tiles over time.
	//
	// Example: 5m
	Granularity *string `json:"granularity,omitempty"`

	// Columns The columns, in the order of the values in a row.
	Columns []TileColumn `json:"columns"`

	// Rows The rows. Values are written as in the answer of a search: times as texts in UTC, numbers beyond 2^53 as texts, and NaN and infinity as null. A ratio or a formula that divides by zero, or that a value is missing for, is null too.
	Rows []TileRow `json:"rows"`
}

// TileDataDisplayType How the tile shows its data, as its config says.
type TileDataDisplayType string

// TileHeight Height in rows.
//
// Example: 4
type TileHeight = float64

// TilePreview A tile that is not saved, with the time range that it is asked for.
type TilePreview struct {
	// Config What a tile shows. `displayType` says how; most kinds can be put together from a source and a selection, or written as raw SQL against a connection (`configType` is `sql`). Keys of another kind are dropped, but a ratio without two selected values and a formula that is wrong are refused whatever the kind.
	Config TileConfig `json:"config"`

	// StartTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses one by the length of the range, about 60 buckets.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// DashboardFilters The filters of the dashboard that the tile is made for, as the dashboard has them. Left out means none.
	DashboardFilters []Filter `json:"dashboardFilters,omitzero"`

	// Filters What is selected in `dashboardFilters`, each by its id. A filter that is left out has nothing selected.
	Filters []TileQueryFilter `json:"filters,omitzero"`

	// RowFilters Conditions that the rows must meet as well, as a saved search keeps them. Raw SQL has them where it says `$__filters`, and without that is not narrowed. Left out means none.
	//
	// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
	RowFilters TileRowFilters `json:"rowFilters,omitzero"`
}

// TileQuery The time range that a tile is asked for, and what is selected in the dashboard's filters.
type TileQuery struct {
	// StartTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime An instant in milliseconds since 1970-01-01 UTC, 13 digits or more.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses one by the length of the range, about 60 buckets.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// Filters What is selected in the dashboard's filters. A filter that is left out has nothing selected.
	Filters []TileQueryFilter `json:"filters,omitzero"`

	// RowFilters Conditions that the rows must meet as well, as a saved search keeps them. Raw SQL has them where it says `$__filters`, and without that is not narrowed. Left out means none.
	//
	// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
	RowFilters TileRowFilters `json:"rowFilters,omitzero"`
}

// TileQueryFilter What is selected in a filter of the dashboard.
type TileQueryFilter struct {
	// ID Id of the filter. One that the dashboard does not have is an error.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID string `json:"id"`

	// Values The selected values. None means that nothing is filtered.
	//
	// Example: ["checkout"]
	Values []string `json:"values"`
}

// TileRow The values of a row, one for each column.
type TileRow = []any

// TileRowFilters Conditions that the rows must meet as well, as a saved search keeps them. Raw SQL has them where it says `$__filters`, and without that is not narrowed. Left out means none.
//
// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
type TileRowFilters = []SavedSearchFilter

// TileTab Id of the tab within the container. Needs a `containerId`.
type TileTab = string

// TileWidth Width in columns.
//
// Example: 12
type TileWidth = float64

// TileWrite A tile as it is created and replaced. Say what it shows in `config`, or in the older form `series`: exactly one of the two.
type TileWrite struct {
	// ID In an update, the id of the stored tile that this one replaces. Other ids are replaced by new ones, but two tiles must not have the same.
	//
	// Example: 65f5e4a3b9e77c001a400001
	ID *string `json:"id,omitempty"`

	// X Column of the left edge, of 24.
	//
	// Example: 0
	X TileX `json:"x"`

	// Y Row of the upper edge.
	//
	// Example: 0
	Y TileY `json:"y"`

	// W Width in columns.
	//
	// Example: 12
	W TileWidth `json:"w"`

	// H Height in rows.
	//
	// Example: 4
	H TileHeight `json:"h"`

	// Name Title of the tile; may be empty.
	//
	// Example: Errors
	Name string `json:"name"`

	// Config What a tile shows. `displayType` says how; most kinds can be put together from a source and a selection, or written as raw SQL against a connection (`configType` is `sql`). Keys of another kind are dropped, but a ratio without two selected values and a formula that is wrong are refused whatever the kind.
	Config *TileConfig `json:"config,omitempty"`

	// ContainerID Id of the container that holds the tile.
	ContainerID *TileContainer `json:"containerId,omitempty"`

	// TabID Id of the tab within the container. Needs a `containerId`.
	TabID *TileTab `json:"tabId,omitempty"`

	// Series Older form of `config`: series of one type. The server turns them into a `config`, which is what answers show.
	// Deprecated: this property has been marked as deprecated upstream, but no `x-deprecated-reason` was set
	Series []LegacySeries `json:"series,omitzero"`

	// AsRatio Whether to show the first of two series divided by the second. Only together with `series`.
	// Deprecated: this property has been marked as deprecated upstream, but no `x-deprecated-reason` was set
	AsRatio *bool `json:"asRatio,omitempty"`
}

// TileX Column of the left edge, of 24.
//
// Example: 0
type TileX = float64

// TileY Row of the upper edge.
//
// Example: 0
type TileY = float64

// TimestampExpression Column or columns of the time, by comma, that ranges are compared with.
//
// Example: Timestamp
type TimestampExpression = string

// Trace The spans of a trace with its logs.
type Trace struct {
	// TraceID Id of the trace.
	//
	// Example: 4bf92f3577b34da6a3ce929d0e0e4736
	TraceID string `json:"traceId"`

	// Spans The spans by their start, and those that start together by their ids.
	Spans []Span `json:"spans"`

	// Logs The logs by their time. Empty where the trace source names no log source with an expression for trace ids.
	Logs []TraceLog `json:"logs"`

	// Truncated Whether there are more spans or logs than were answered.
	Truncated bool `json:"truncated"`
}

// TraceLog A log of a trace. What its source has no expression for is absent.
type TraceLog struct {
	// Timestamp When it was, in nanoseconds since 1970.
	//
	// Example: 1767607211300000000
	Timestamp string `json:"timestamp"`

	// SpanID Id of the span that it belongs to, empty for none.
	//
	// Example: 00f067aa0ba902b7
	SpanID *string `json:"spanId,omitempty"`

	// Service Name of the service.
	//
	// Example: checkout
	Service *string `json:"service,omitempty"`

	// Severity Its severity.
	//
	// Example: error
	Severity *string `json:"severity,omitempty"`

	// SeverityNumber Number of the severity in OpenTelemetry's log data model, from 1 to 24, or 0 if it is unknown. Absent unless the table has an integer column `SeverityNumber`.
	//
	// Example: 17
	SeverityNumber *int `json:"severityNumber,omitempty"`

	// Body Its text.
	//
	// Example: timeout
	Body *string `json:"body,omitempty"`

	// Attributes Its attributes.
	Attributes map[string]interface{} `json:"attributes,omitempty"`

	// ResourceAttributes The attributes of what has sent it.
	ResourceAttributes map[string]interface{} `json:"resourceAttributes,omitempty"`
}

// TraceSource A table of spans.
type TraceSource struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind TraceSourceKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Columns of a search that names none, by comma.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// DurationExpression Expression of the span's duration.
	DurationExpression string `json:"durationExpression"`

	// DurationPrecision Digits of the duration's unit after the second; 3 for milliseconds, also when it is left out, 6 for microseconds, 9 for nanoseconds.
	DurationPrecision *float64 `json:"durationPrecision,omitempty"`

	// TraceIDExpression Expression of the trace's id.
	TraceIDExpression string `json:"traceIdExpression"`

	// SpanIDExpression Expression of the span's id.
	SpanIDExpression string `json:"spanIdExpression"`

	// ParentSpanIDExpression Expression of the id of the span above.
	ParentSpanIDExpression string `json:"parentSpanIdExpression"`

	// SpanNameExpression Expression of the span's name.
	SpanNameExpression string `json:"spanNameExpression"`

	// SpanKindExpression Expression of the span's kind.
	SpanKindExpression string `json:"spanKindExpression"`

	// LogSourceID Id of the log source that belongs to it, or null.
	LogSourceID nullable.Nullable[string] `json:"logSourceId,omitempty"`

	// SampleRateExpression Expression of how many spans a row stands for.
	SampleRateExpression *string `json:"sampleRateExpression,omitempty"`

	// SessionSourceID Id of the session source that belongs to it.
	SessionSourceID *string `json:"sessionSourceId,omitempty"`

	// MetricSourceID Id of the metric source that belongs to it.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// StatusCodeExpression Expression of the span's status.
	StatusCodeExpression *string `json:"statusCodeExpression,omitempty"`

	// StatusMessageExpression Expression of the text of the status.
	StatusMessageExpression *string `json:"statusMessageExpression,omitempty"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service's version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// EventAttributesExpression Expression of the map of the span's attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// SpanEventsValueExpression Expression of the events of a span.
	SpanEventsValueExpression *string `json:"spanEventsValueExpression,omitempty"`

	// SpanLinksValueExpression Expression of the links of a span.
	SpanLinksValueExpression *string `json:"spanLinksValueExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter are searched in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to offer, by comma. Left out means those of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the time to show, if it is more precise than the one to filter by.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// OrderByExpression Order of a search that names none.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words are looked up in a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. Left out means none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. Left out means none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables with rows that are aggregated beforehand. Left out means none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables that list the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// TraceSourceKind Marks a source of this kind.
type TraceSourceKind string

// TraceSourceWrite A table of spans.
type TraceSourceWrite struct {
	// Name Name, which need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Marks a source of this kind.
	Kind TraceSourceWriteKind `json:"kind"`

	// Connection Id of the connection that the tables are read over.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From The table.
	From SourceTable `json:"from"`

	// Section Title of the group that the source is listed in.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether the source is hidden from lists to choose from. Left out means no.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Settings of the database that every query of the source adds. Those that make reads faster or change what they mean can be set, such as `max_threads`; a query of a source with another one is refused. Left out means none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Column or columns of the time, by comma, that ranges are compared with.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Columns of a search that names none, by comma.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// DurationExpression Expression of the span's duration.
	DurationExpression string `json:"durationExpression"`

	// DurationPrecision Digits of the duration's unit after the second; 3 for milliseconds, also when it is left out, 6 for microseconds, 9 for nanoseconds.
	DurationPrecision *float64 `json:"durationPrecision,omitempty"`

	// TraceIDExpression Expression of the trace's id.
	TraceIDExpression string `json:"traceIdExpression"`

	// SpanIDExpression Expression of the span's id.
	SpanIDExpression string `json:"spanIdExpression"`

	// ParentSpanIDExpression Expression of the id of the span above.
	ParentSpanIDExpression string `json:"parentSpanIdExpression"`

	// SpanNameExpression Expression of the span's name.
	SpanNameExpression string `json:"spanNameExpression"`

	// SpanKindExpression Expression of the span's kind.
	SpanKindExpression string `json:"spanKindExpression"`

	// LogSourceID Id of the log source that belongs to it, or null.
	LogSourceID nullable.Nullable[string] `json:"logSourceId,omitempty"`

	// SampleRateExpression Expression of how many spans a row stands for.
	SampleRateExpression *string `json:"sampleRateExpression,omitempty"`

	// SessionSourceID Id of the session source that belongs to it.
	SessionSourceID *string `json:"sessionSourceId,omitempty"`

	// MetricSourceID Id of the metric source that belongs to it.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// StatusCodeExpression Expression of the span's status.
	StatusCodeExpression *string `json:"statusCodeExpression,omitempty"`

	// StatusMessageExpression Expression of the text of the status.
	StatusMessageExpression *string `json:"statusMessageExpression,omitempty"`

	// ServiceNameExpression Expression of the service's name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service's version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of the resource's attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// EventAttributesExpression Expression of the map of the span's attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// SpanEventsValueExpression Expression of the events of a span.
	SpanEventsValueExpression *string `json:"spanEventsValueExpression,omitempty"`

	// SpanLinksValueExpression Expression of the links of a span.
	SpanLinksValueExpression *string `json:"spanLinksValueExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter are searched in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to offer, by comma. Left out means those of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the time to show, if it is more precise than the one to filter by.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// OrderByExpression Order of a search that names none.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words are looked up in a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. Left out means none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. Left out means none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables with rows that are aggregated beforehand. Left out means none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables that list the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// TraceSourceWriteKind Marks a source of this kind.
type TraceSourceWriteKind string

// ViewAggregation How a column was aggregated.
type ViewAggregation string

// ViewGranularity Width of a bucket, a number with s, m, h or d. Words such as `5 minute` are understood and shortened.
//
// Example: 5m
type ViewGranularity = string

// Webhook A receiver of notifications. Its headers, query parameters and routing key are never shown.
type Webhook struct {
	// ID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, unique for the service.
	Name string `json:"name"`

	// Service What kind of receiver a webhook has: `slack` takes Slack's message format, `incidentio` that of incident.io, `generic` a body that you write yourself. `teams` posts a card to a Microsoft Teams workflow, `discord` posts an embed to a Discord channel, `pagerduty` triggers and resolves incidents through PagerDuty's Events API v2, and `email` sends a mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// URL Where notifications are posted; scheme and host alone for whoever is no admin.
	URL string `json:"url"`

	// Description What the webhook is for, if that was said.
	Description *string `json:"description,omitempty"`

	// Body Template of the body, if one was given; only for `generic` webhooks, and for admins.
	Body *string `json:"body,omitempty"`

	// SigningSecret Secret with which notifications are signed as Standard Webhooks says. It is shown once, in the answer that creates a `generic` or `incidentio` webhook or makes one of another, and never again.
	//
	// Example: whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
	SigningSecret *string `json:"signingSecret,omitempty"`

	// CreatedAt When the webhook was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt When the webhook was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// WebhookSecret A new signing secret of a webhook, which is shown only this once.
type WebhookSecret struct {
	// SigningSecret Secret with which notifications are signed from now on, as Standard Webhooks says.
	//
	// Example: whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
	SigningSecret string `json:"signingSecret"`

	// PreviousValidUntil Until when notifications carry a signature by the secret before as well; absent when there was none.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`
}

// WebhookService What kind of receiver a webhook has: `slack` takes Slack's message format, `incidentio` that of incident.io, `generic` a body that you write yourself. `teams` posts a card to a Microsoft Teams workflow, `discord` posts an embed to a Discord channel, `pagerduty` triggers and resolves incidents through PagerDuty's Events API v2, and `email` sends a mail through the operator's mail server.
type WebhookService string

// WebhookTestWrite What a test of a webhook sends: `ALERT`, also when `state` is left out, or `OK`, which closes the incident that a test before may have opened.
type WebhookTestWrite struct {
	// State What a notification tells, that something fires (`ALERT`) or that it is resolved (`OK`).
	State *DeliveryState `json:"state,omitempty"`
}

// WebhookWrite A webhook as it is created and replaced. Its URL, headers, query parameters and routing key are encrypted at rest. Only `generic` and `incidentio` webhooks have `body`, `headers` and `queryParams`, and only `pagerduty` webhooks a `routingKey`, which they need.
type WebhookWrite struct {
	// Name Name, unique for the service: 1 to 1024 characters without the blanks around it, which are removed.
	//
	// Example: oncall
	Name string `json:"name"`

	// Service What kind of receiver a webhook has: `slack` takes Slack's message format, `incidentio` that of incident.io, `generic` a body that you write yourself. `teams` posts a card to a Microsoft Teams workflow, `discord` posts an embed to a Discord channel, `pagerduty` triggers and resolves incidents through PagerDuty's Events API v2, and `email` sends a mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// URL Where to post: an absolute http or https URL that is not in a private network, unless the operator allows it. Slack's URLs are under slack.com, and that of PagerDuty is usually `https://events.pagerduty.com/v2/enqueue`. Discord shows the URL of a webhook in the settings of the channel. For `email` it is a mailto URL with up to 20 addresses by comma.
	//
	// Example: https://example.com/hook
	URL string `json:"url"`

	// Description What the webhook is for.
	Description *string `json:"description,omitempty"`

	// Body Handlebars template of the body that is posted; left out means a default of the service. It can use `title`, `body` and `link`, which are escaped for a JSON string, `state` (`ALERT` or `OK`), `startTime` and `endTime` in milliseconds, and `eventId`, which a firing and its resolution share. `{{truncate body 1900}}` shortens a value to 1,900 characters.
	//
	// Example: {"text":"{{title}}","severity":"{{#if (eq state "ALERT")}}critical{{else}}ok{{/if}}","key":"{{eventId}}"}
	Body *string `json:"body,omitempty"`

	// Headers Headers to send along. They are never shown again. Left out of an update they stay, unless the URL or the service changes. Those about the connection, such as Connection, Content-Length and Transfer-Encoding, are ignored, and so is a Host that is none.
	Headers map[string]string `json:"headers,omitzero"`

	// QueryParams Query parameters to add to the URL, kept and cleared like the headers.
	QueryParams map[string]string `json:"queryParams,omitzero"`

	// RoutingKey Integration key of the PagerDuty service. It is never shown again. Left out of an update it stays, unless the URL or the service changes.
	RoutingKey *string `json:"routingKey,omitempty"`
}

// Where Filter of the rows; left out or empty for all of them.
type Where = string

// WhereLanguage Language of the `where` beside it. Left out means `lucene`, and answers say so.
type WhereLanguage string

// WhereTemplate Template of the filter at the target.
type WhereTemplate = string

// ListAlertState `OK` until a window violates the threshold, `PENDING` while fewer windows than asked for did, `ALERT` once enough of them did. `INSUFFICIENT_DATA` when there is no data and `noData` is `insufficient`, `DISABLED` while `enabled` is false. With groups it is the state of the worst of them.
type ListAlertState = AlertState

// ListKeyState Whether a key can be used.
type ListKeyState = KeyState

// ListLimit defines model for ListLimit.
type ListLimit = int

// ListName defines model for ListName.
type ListName = string

// ListOffset defines model for ListOffset.
type ListOffset = int

// ListSourceID The id of a resource, 24 hex digits. The server makes it; ids grow with time.
//
// Example: 65f5e4a3b9e77c001a100001
type ListSourceID = ObjectID

// ListSourceKind What is in a source.
type ListSourceKind = SourceKind

// ListTag defines model for ListTag.
type ListTag = string

// AsBarBuilderConfig returns the union data inside the BarConfig as a BarBuilderConfig
func (t BarConfig) AsBarBuilderConfig() (BarBuilderConfig, error) {
	var body BarBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarBuilderConfig overwrites any union data inside the BarConfig as the provided BarBuilderConfig
func (t *BarConfig) FromBarBuilderConfig(v BarBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBarBuilderConfig performs a merge with any union data inside the BarConfig, using the provided BarBuilderConfig
func (t *BarConfig) MergeBarBuilderConfig(v BarBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBarSQLConfig returns the union data inside the BarConfig as a BarSQLConfig
func (t BarConfig) AsBarSQLConfig() (BarSQLConfig, error) {
	var body BarSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarSQLConfig overwrites any union data inside the BarConfig as the provided BarSQLConfig
func (t *BarConfig) FromBarSQLConfig(v BarSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBarSQLConfig performs a merge with any union data inside the BarConfig, using the provided BarSQLConfig
func (t *BarConfig) MergeBarSQLConfig(v BarSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t BarConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *BarConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsNumericColorRule returns the union data inside the ColorRule as a NumericColorRule
func (t ColorRule) AsNumericColorRule() (NumericColorRule, error) {
	var body NumericColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumericColorRule overwrites any union data inside the ColorRule as the provided NumericColorRule
func (t *ColorRule) FromNumericColorRule(v NumericColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumericColorRule performs a merge with any union data inside the ColorRule, using the provided NumericColorRule
func (t *ColorRule) MergeNumericColorRule(v NumericColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBetweenColorRule returns the union data inside the ColorRule as a BetweenColorRule
func (t ColorRule) AsBetweenColorRule() (BetweenColorRule, error) {
	var body BetweenColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBetweenColorRule overwrites any union data inside the ColorRule as the provided BetweenColorRule
func (t *ColorRule) FromBetweenColorRule(v BetweenColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBetweenColorRule performs a merge with any union data inside the ColorRule, using the provided BetweenColorRule
func (t *ColorRule) MergeBetweenColorRule(v BetweenColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsEqualityColorRule returns the union data inside the ColorRule as a EqualityColorRule
func (t ColorRule) AsEqualityColorRule() (EqualityColorRule, error) {
	var body EqualityColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromEqualityColorRule overwrites any union data inside the ColorRule as the provided EqualityColorRule
func (t *ColorRule) FromEqualityColorRule(v EqualityColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeEqualityColorRule performs a merge with any union data inside the ColorRule, using the provided EqualityColorRule
func (t *ColorRule) MergeEqualityColorRule(v EqualityColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t ColorRule) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"operator"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t ColorRule) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "between":
		return t.AsBetweenColorRule()
	case "eq":
		return t.AsEqualityColorRule()
	case "gt":
		return t.AsNumericColorRule()
	case "gte":
		return t.AsNumericColorRule()
	case "lt":
		return t.AsNumericColorRule()
	case "lte":
		return t.AsNumericColorRule()
	case "neq":
		return t.AsEqualityColorRule()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t ColorRule) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *ColorRule) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsColorRuleNumber returns the union data inside the EqualityColorRule_Value as a ColorRuleNumber
func (t EqualityColorRule_Value) AsColorRuleNumber() (ColorRuleNumber, error) {
	var body ColorRuleNumber
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromColorRuleNumber overwrites any union data inside the EqualityColorRule_Value as the provided ColorRuleNumber
func (t *EqualityColorRule_Value) FromColorRuleNumber(v ColorRuleNumber) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeColorRuleNumber performs a merge with any union data inside the EqualityColorRule_Value, using the provided ColorRuleNumber
func (t *EqualityColorRule_Value) MergeColorRuleNumber(v ColorRuleNumber) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsColorRuleText returns the union data inside the EqualityColorRule_Value as a ColorRuleText
func (t EqualityColorRule_Value) AsColorRuleText() (ColorRuleText, error) {
	var body ColorRuleText
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromColorRuleText overwrites any union data inside the EqualityColorRule_Value as the provided ColorRuleText
func (t *EqualityColorRule_Value) FromColorRuleText(v ColorRuleText) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeColorRuleText performs a merge with any union data inside the EqualityColorRule_Value, using the provided ColorRuleText
func (t *EqualityColorRule_Value) MergeColorRuleText(v ColorRuleText) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t EqualityColorRule_Value) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *EqualityColorRule_Value) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLegacyTimeSeries returns the union data inside the LegacySeries as a LegacyTimeSeries
func (t LegacySeries) AsLegacyTimeSeries() (LegacyTimeSeries, error) {
	var body LegacyTimeSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyTimeSeries overwrites any union data inside the LegacySeries as the provided LegacyTimeSeries
func (t *LegacySeries) FromLegacyTimeSeries(v LegacyTimeSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"time"}`))
	t.union = b
	return err
}

// MergeLegacyTimeSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyTimeSeries
func (t *LegacySeries) MergeLegacyTimeSeries(v LegacyTimeSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"time"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyTableSeries returns the union data inside the LegacySeries as a LegacyTableSeries
func (t LegacySeries) AsLegacyTableSeries() (LegacyTableSeries, error) {
	var body LegacyTableSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyTableSeries overwrites any union data inside the LegacySeries as the provided LegacyTableSeries
func (t *LegacySeries) FromLegacyTableSeries(v LegacyTableSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"table"}`))
	t.union = b
	return err
}

// MergeLegacyTableSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyTableSeries
func (t *LegacySeries) MergeLegacyTableSeries(v LegacyTableSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"table"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyNumberSeries returns the union data inside the LegacySeries as a LegacyNumberSeries
func (t LegacySeries) AsLegacyNumberSeries() (LegacyNumberSeries, error) {
	var body LegacyNumberSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyNumberSeries overwrites any union data inside the LegacySeries as the provided LegacyNumberSeries
func (t *LegacySeries) FromLegacyNumberSeries(v LegacyNumberSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"number"}`))
	t.union = b
	return err
}

// MergeLegacyNumberSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyNumberSeries
func (t *LegacySeries) MergeLegacyNumberSeries(v LegacyNumberSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"number"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacySearchSeries returns the union data inside the LegacySeries as a LegacySearchSeries
func (t LegacySeries) AsLegacySearchSeries() (LegacySearchSeries, error) {
	var body LegacySearchSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacySearchSeries overwrites any union data inside the LegacySeries as the provided LegacySearchSeries
func (t *LegacySeries) FromLegacySearchSeries(v LegacySearchSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	t.union = b
	return err
}

// MergeLegacySearchSeries performs a merge with any union data inside the LegacySeries, using the provided LegacySearchSeries
func (t *LegacySeries) MergeLegacySearchSeries(v LegacySearchSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyMarkdownSeries returns the union data inside the LegacySeries as a LegacyMarkdownSeries
func (t LegacySeries) AsLegacyMarkdownSeries() (LegacyMarkdownSeries, error) {
	var body LegacyMarkdownSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyMarkdownSeries overwrites any union data inside the LegacySeries as the provided LegacyMarkdownSeries
func (t *LegacySeries) FromLegacyMarkdownSeries(v LegacyMarkdownSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"markdown"}`))
	t.union = b
	return err
}

// MergeLegacyMarkdownSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyMarkdownSeries
func (t *LegacySeries) MergeLegacyMarkdownSeries(v LegacyMarkdownSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"markdown"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t LegacySeries) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t LegacySeries) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "markdown":
		return t.AsLegacyMarkdownSeries()
	case "number":
		return t.AsLegacyNumberSeries()
	case "search":
		return t.AsLegacySearchSeries()
	case "table":
		return t.AsLegacyTableSeries()
	case "time":
		return t.AsLegacyTimeSeries()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t LegacySeries) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *LegacySeries) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLineBuilderConfig returns the union data inside the LineConfig as a LineBuilderConfig
func (t LineConfig) AsLineBuilderConfig() (LineBuilderConfig, error) {
	var body LineBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineBuilderConfig overwrites any union data inside the LineConfig as the provided LineBuilderConfig
func (t *LineConfig) FromLineBuilderConfig(v LineBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeLineBuilderConfig performs a merge with any union data inside the LineConfig, using the provided LineBuilderConfig
func (t *LineConfig) MergeLineBuilderConfig(v LineBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLineSQLConfig returns the union data inside the LineConfig as a LineSQLConfig
func (t LineConfig) AsLineSQLConfig() (LineSQLConfig, error) {
	var body LineSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineSQLConfig overwrites any union data inside the LineConfig as the provided LineSQLConfig
func (t *LineConfig) FromLineSQLConfig(v LineSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeLineSQLConfig performs a merge with any union data inside the LineConfig, using the provided LineSQLConfig
func (t *LineConfig) MergeLineSQLConfig(v LineSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t LineConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *LineConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsNumberBuilderConfig returns the union data inside the NumberConfig as a NumberBuilderConfig
func (t NumberConfig) AsNumberBuilderConfig() (NumberBuilderConfig, error) {
	var body NumberBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberBuilderConfig overwrites any union data inside the NumberConfig as the provided NumberBuilderConfig
func (t *NumberConfig) FromNumberBuilderConfig(v NumberBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumberBuilderConfig performs a merge with any union data inside the NumberConfig, using the provided NumberBuilderConfig
func (t *NumberConfig) MergeNumberBuilderConfig(v NumberBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsNumberSQLConfig returns the union data inside the NumberConfig as a NumberSQLConfig
func (t NumberConfig) AsNumberSQLConfig() (NumberSQLConfig, error) {
	var body NumberSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberSQLConfig overwrites any union data inside the NumberConfig as the provided NumberSQLConfig
func (t *NumberConfig) FromNumberSQLConfig(v NumberSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumberSQLConfig performs a merge with any union data inside the NumberConfig, using the provided NumberSQLConfig
func (t *NumberConfig) MergeNumberSQLConfig(v NumberSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t NumberConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *NumberConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsOnClickSearch returns the union data inside the OnClick as a OnClickSearch
func (t OnClick) AsOnClickSearch() (OnClickSearch, error) {
	var body OnClickSearch
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickSearch overwrites any union data inside the OnClick as the provided OnClickSearch
func (t *OnClick) FromOnClickSearch(v OnClickSearch) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	t.union = b
	return err
}

// MergeOnClickSearch performs a merge with any union data inside the OnClick, using the provided OnClickSearch
func (t *OnClick) MergeOnClickSearch(v OnClickSearch) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickDashboard returns the union data inside the OnClick as a OnClickDashboard
func (t OnClick) AsOnClickDashboard() (OnClickDashboard, error) {
	var body OnClickDashboard
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickDashboard overwrites any union data inside the OnClick as the provided OnClickDashboard
func (t *OnClick) FromOnClickDashboard(v OnClickDashboard) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"dashboard"}`))
	t.union = b
	return err
}

// MergeOnClickDashboard performs a merge with any union data inside the OnClick, using the provided OnClickDashboard
func (t *OnClick) MergeOnClickDashboard(v OnClickDashboard) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"dashboard"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickExternal returns the union data inside the OnClick as a OnClickExternal
func (t OnClick) AsOnClickExternal() (OnClickExternal, error) {
	var body OnClickExternal
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickExternal overwrites any union data inside the OnClick as the provided OnClickExternal
func (t *OnClick) FromOnClickExternal(v OnClickExternal) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"external"}`))
	t.union = b
	return err
}

// MergeOnClickExternal performs a merge with any union data inside the OnClick, using the provided OnClickExternal
func (t *OnClick) MergeOnClickExternal(v OnClickExternal) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"external"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t OnClick) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t OnClick) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "dashboard":
		return t.AsOnClickDashboard()
	case "external":
		return t.AsOnClickExternal()
	case "search":
		return t.AsOnClickSearch()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t OnClick) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *OnClick) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsOnClickTargetID returns the union data inside the OnClickTarget as a OnClickTargetID
func (t OnClickTarget) AsOnClickTargetID() (OnClickTargetID, error) {
	var body OnClickTargetID
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickTargetID overwrites any union data inside the OnClickTarget as the provided OnClickTargetID
func (t *OnClickTarget) FromOnClickTargetID(v OnClickTargetID) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"id"}`))
	t.union = b
	return err
}

// MergeOnClickTargetID performs a merge with any union data inside the OnClickTarget, using the provided OnClickTargetID
func (t *OnClickTarget) MergeOnClickTargetID(v OnClickTargetID) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"id"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickTargetTemplate returns the union data inside the OnClickTarget as a OnClickTargetTemplate
func (t OnClickTarget) AsOnClickTargetTemplate() (OnClickTargetTemplate, error) {
	var body OnClickTargetTemplate
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickTargetTemplate overwrites any union data inside the OnClickTarget as the provided OnClickTargetTemplate
func (t *OnClickTarget) FromOnClickTargetTemplate(v OnClickTargetTemplate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"template"}`))
	t.union = b
	return err
}

// MergeOnClickTargetTemplate performs a merge with any union data inside the OnClickTarget, using the provided OnClickTargetTemplate
func (t *OnClickTarget) MergeOnClickTargetTemplate(v OnClickTargetTemplate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"template"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t OnClickTarget) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"mode"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t OnClickTarget) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "id":
		return t.AsOnClickTargetID()
	case "template":
		return t.AsOnClickTargetTemplate()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t OnClickTarget) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *OnClickTarget) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsPieBuilderConfig returns the union data inside the PieConfig as a PieBuilderConfig
func (t PieConfig) AsPieBuilderConfig() (PieBuilderConfig, error) {
	var body PieBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieBuilderConfig overwrites any union data inside the PieConfig as the provided PieBuilderConfig
func (t *PieConfig) FromPieBuilderConfig(v PieBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergePieBuilderConfig performs a merge with any union data inside the PieConfig, using the provided PieBuilderConfig
func (t *PieConfig) MergePieBuilderConfig(v PieBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPieSQLConfig returns the union data inside the PieConfig as a PieSQLConfig
func (t PieConfig) AsPieSQLConfig() (PieSQLConfig, error) {
	var body PieSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieSQLConfig overwrites any union data inside the PieConfig as the provided PieSQLConfig
func (t *PieConfig) FromPieSQLConfig(v PieSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergePieSQLConfig performs a merge with any union data inside the PieConfig, using the provided PieSQLConfig
func (t *PieConfig) MergePieSQLConfig(v PieSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t PieConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *PieConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsLogSource returns the union data inside the Source as a LogSource
func (t Source) AsLogSource() (LogSource, error) {
	var body LogSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLogSource overwrites any union data inside the Source as the provided LogSource
func (t *Source) FromLogSource(v LogSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	t.union = b
	return err
}

// MergeLogSource performs a merge with any union data inside the Source, using the provided LogSource
func (t *Source) MergeLogSource(v LogSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTraceSource returns the union data inside the Source as a TraceSource
func (t Source) AsTraceSource() (TraceSource, error) {
	var body TraceSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTraceSource overwrites any union data inside the Source as the provided TraceSource
func (t *Source) FromTraceSource(v TraceSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	t.union = b
	return err
}

// MergeTraceSource performs a merge with any union data inside the Source, using the provided TraceSource
func (t *Source) MergeTraceSource(v TraceSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMetricSource returns the union data inside the Source as a MetricSource
func (t Source) AsMetricSource() (MetricSource, error) {
	var body MetricSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMetricSource overwrites any union data inside the Source as the provided MetricSource
func (t *Source) FromMetricSource(v MetricSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	t.union = b
	return err
}

// MergeMetricSource performs a merge with any union data inside the Source, using the provided MetricSource
func (t *Source) MergeMetricSource(v MetricSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSessionSource returns the union data inside the Source as a SessionSource
func (t Source) AsSessionSource() (SessionSource, error) {
	var body SessionSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSessionSource overwrites any union data inside the Source as the provided SessionSource
func (t *Source) FromSessionSource(v SessionSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	t.union = b
	return err
}

// MergeSessionSource performs a merge with any union data inside the Source, using the provided SessionSource
func (t *Source) MergeSessionSource(v SessionSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPromqlSource returns the union data inside the Source as a PromqlSource
func (t Source) AsPromqlSource() (PromqlSource, error) {
	var body PromqlSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPromqlSource overwrites any union data inside the Source as the provided PromqlSource
func (t *Source) FromPromqlSource(v PromqlSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	t.union = b
	return err
}

// MergePromqlSource performs a merge with any union data inside the Source, using the provided PromqlSource
func (t *Source) MergePromqlSource(v PromqlSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t Source) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"kind"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t Source) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "log":
		return t.AsLogSource()
	case "metric":
		return t.AsMetricSource()
	case "promql":
		return t.AsPromqlSource()
	case "session":
		return t.AsSessionSource()
	case "trace":
		return t.AsTraceSource()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t Source) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *Source) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLogSourceWrite returns the union data inside the SourceWrite as a LogSourceWrite
func (t SourceWrite) AsLogSourceWrite() (LogSourceWrite, error) {
	var body LogSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLogSourceWrite overwrites any union data inside the SourceWrite as the provided LogSourceWrite
func (t *SourceWrite) FromLogSourceWrite(v LogSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	t.union = b
	return err
}

// MergeLogSourceWrite performs a merge with any union data inside the SourceWrite, using the provided LogSourceWrite
func (t *SourceWrite) MergeLogSourceWrite(v LogSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTraceSourceWrite returns the union data inside the SourceWrite as a TraceSourceWrite
func (t SourceWrite) AsTraceSourceWrite() (TraceSourceWrite, error) {
	var body TraceSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTraceSourceWrite overwrites any union data inside the SourceWrite as the provided TraceSourceWrite
func (t *SourceWrite) FromTraceSourceWrite(v TraceSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	t.union = b
	return err
}

// MergeTraceSourceWrite performs a merge with any union data inside the SourceWrite, using the provided TraceSourceWrite
func (t *SourceWrite) MergeTraceSourceWrite(v TraceSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMetricSourceWrite returns the union data inside the SourceWrite as a MetricSourceWrite
func (t SourceWrite) AsMetricSourceWrite() (MetricSourceWrite, error) {
	var body MetricSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMetricSourceWrite overwrites any union data inside the SourceWrite as the provided MetricSourceWrite
func (t *SourceWrite) FromMetricSourceWrite(v MetricSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	t.union = b
	return err
}

// MergeMetricSourceWrite performs a merge with any union data inside the SourceWrite, using the provided MetricSourceWrite
func (t *SourceWrite) MergeMetricSourceWrite(v MetricSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSessionSourceWrite returns the union data inside the SourceWrite as a SessionSourceWrite
func (t SourceWrite) AsSessionSourceWrite() (SessionSourceWrite, error) {
	var body SessionSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSessionSourceWrite overwrites any union data inside the SourceWrite as the provided SessionSourceWrite
func (t *SourceWrite) FromSessionSourceWrite(v SessionSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	t.union = b
	return err
}

// MergeSessionSourceWrite performs a merge with any union data inside the SourceWrite, using the provided SessionSourceWrite
func (t *SourceWrite) MergeSessionSourceWrite(v SessionSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPromqlSourceWrite returns the union data inside the SourceWrite as a PromqlSourceWrite
func (t SourceWrite) AsPromqlSourceWrite() (PromqlSourceWrite, error) {
	var body PromqlSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPromqlSourceWrite overwrites any union data inside the SourceWrite as the provided PromqlSourceWrite
func (t *SourceWrite) FromPromqlSourceWrite(v PromqlSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	t.union = b
	return err
}

// MergePromqlSourceWrite performs a merge with any union data inside the SourceWrite, using the provided PromqlSourceWrite
func (t *SourceWrite) MergePromqlSourceWrite(v PromqlSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t SourceWrite) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"kind"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t SourceWrite) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "log":
		return t.AsLogSourceWrite()
	case "metric":
		return t.AsMetricSourceWrite()
	case "promql":
		return t.AsPromqlSourceWrite()
	case "session":
		return t.AsSessionSourceWrite()
	case "trace":
		return t.AsTraceSourceWrite()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t SourceWrite) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *SourceWrite) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsStackedBarBuilderConfig returns the union data inside the StackedBarConfig as a StackedBarBuilderConfig
func (t StackedBarConfig) AsStackedBarBuilderConfig() (StackedBarBuilderConfig, error) {
	var body StackedBarBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarBuilderConfig overwrites any union data inside the StackedBarConfig as the provided StackedBarBuilderConfig
func (t *StackedBarConfig) FromStackedBarBuilderConfig(v StackedBarBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeStackedBarBuilderConfig performs a merge with any union data inside the StackedBarConfig, using the provided StackedBarBuilderConfig
func (t *StackedBarConfig) MergeStackedBarBuilderConfig(v StackedBarBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStackedBarSQLConfig returns the union data inside the StackedBarConfig as a StackedBarSQLConfig
func (t StackedBarConfig) AsStackedBarSQLConfig() (StackedBarSQLConfig, error) {
	var body StackedBarSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarSQLConfig overwrites any union data inside the StackedBarConfig as the provided StackedBarSQLConfig
func (t *StackedBarConfig) FromStackedBarSQLConfig(v StackedBarSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeStackedBarSQLConfig performs a merge with any union data inside the StackedBarConfig, using the provided StackedBarSQLConfig
func (t *StackedBarConfig) MergeStackedBarSQLConfig(v StackedBarSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t StackedBarConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *StackedBarConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsTableBuilderConfig returns the union data inside the TableConfig as a TableBuilderConfig
func (t TableConfig) AsTableBuilderConfig() (TableBuilderConfig, error) {
	var body TableBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableBuilderConfig overwrites any union data inside the TableConfig as the provided TableBuilderConfig
func (t *TableConfig) FromTableBuilderConfig(v TableBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeTableBuilderConfig performs a merge with any union data inside the TableConfig, using the provided TableBuilderConfig
func (t *TableConfig) MergeTableBuilderConfig(v TableBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTableSQLConfig returns the union data inside the TableConfig as a TableSQLConfig
func (t TableConfig) AsTableSQLConfig() (TableSQLConfig, error) {
	var body TableSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableSQLConfig overwrites any union data inside the TableConfig as the provided TableSQLConfig
func (t *TableConfig) FromTableSQLConfig(v TableSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeTableSQLConfig performs a merge with any union data inside the TableConfig, using the provided TableSQLConfig
func (t *TableConfig) MergeTableSQLConfig(v TableSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t TableConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *TableConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsLineConfig returns the union data inside the TileConfig as a LineConfig
func (t TileConfig) AsLineConfig() (LineConfig, error) {
	var body LineConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineConfig overwrites any union data inside the TileConfig as the provided LineConfig
func (t *TileConfig) FromLineConfig(v LineConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"line"}`))
	t.union = b
	return err
}

// MergeLineConfig performs a merge with any union data inside the TileConfig, using the provided LineConfig
func (t *TileConfig) MergeLineConfig(v LineConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"line"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStackedBarConfig returns the union data inside the TileConfig as a StackedBarConfig
func (t TileConfig) AsStackedBarConfig() (StackedBarConfig, error) {
	var body StackedBarConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarConfig overwrites any union data inside the TileConfig as the provided StackedBarConfig
func (t *TileConfig) FromStackedBarConfig(v StackedBarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"stacked_bar"}`))
	t.union = b
	return err
}

// MergeStackedBarConfig performs a merge with any union data inside the TileConfig, using the provided StackedBarConfig
func (t *TileConfig) MergeStackedBarConfig(v StackedBarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"stacked_bar"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTableConfig returns the union data inside the TileConfig as a TableConfig
func (t TileConfig) AsTableConfig() (TableConfig, error) {
	var body TableConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableConfig overwrites any union data inside the TileConfig as the provided TableConfig
func (t *TileConfig) FromTableConfig(v TableConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"table"}`))
	t.union = b
	return err
}

// MergeTableConfig performs a merge with any union data inside the TileConfig, using the provided TableConfig
func (t *TileConfig) MergeTableConfig(v TableConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"table"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsNumberConfig returns the union data inside the TileConfig as a NumberConfig
func (t TileConfig) AsNumberConfig() (NumberConfig, error) {
	var body NumberConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberConfig overwrites any union data inside the TileConfig as the provided NumberConfig
func (t *TileConfig) FromNumberConfig(v NumberConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"number"}`))
	t.union = b
	return err
}

// MergeNumberConfig performs a merge with any union data inside the TileConfig, using the provided NumberConfig
func (t *TileConfig) MergeNumberConfig(v NumberConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"number"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPieConfig returns the union data inside the TileConfig as a PieConfig
func (t TileConfig) AsPieConfig() (PieConfig, error) {
	var body PieConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieConfig overwrites any union data inside the TileConfig as the provided PieConfig
func (t *TileConfig) FromPieConfig(v PieConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"pie"}`))
	t.union = b
	return err
}

// MergePieConfig performs a merge with any union data inside the TileConfig, using the provided PieConfig
func (t *TileConfig) MergePieConfig(v PieConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"pie"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBarConfig returns the union data inside the TileConfig as a BarConfig
func (t TileConfig) AsBarConfig() (BarConfig, error) {
	var body BarConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarConfig overwrites any union data inside the TileConfig as the provided BarConfig
func (t *TileConfig) FromBarConfig(v BarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"bar"}`))
	t.union = b
	return err
}

// MergeBarConfig performs a merge with any union data inside the TileConfig, using the provided BarConfig
func (t *TileConfig) MergeBarConfig(v BarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"bar"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsHeatmapConfig returns the union data inside the TileConfig as a HeatmapConfig
func (t TileConfig) AsHeatmapConfig() (HeatmapConfig, error) {
	var body HeatmapConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromHeatmapConfig overwrites any union data inside the TileConfig as the provided HeatmapConfig
func (t *TileConfig) FromHeatmapConfig(v HeatmapConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"heatmap"}`))
	t.union = b
	return err
}

// MergeHeatmapConfig performs a merge with any union data inside the TileConfig, using the provided HeatmapConfig
func (t *TileConfig) MergeHeatmapConfig(v HeatmapConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"heatmap"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSearchConfig returns the union data inside the TileConfig as a SearchConfig
func (t TileConfig) AsSearchConfig() (SearchConfig, error) {
	var body SearchConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSearchConfig overwrites any union data inside the TileConfig as the provided SearchConfig
func (t *TileConfig) FromSearchConfig(v SearchConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"search"}`))
	t.union = b
	return err
}

// MergeSearchConfig performs a merge with any union data inside the TileConfig, using the provided SearchConfig
func (t *TileConfig) MergeSearchConfig(v SearchConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsEventPatternsConfig returns the union data inside the TileConfig as a EventPatternsConfig
func (t TileConfig) AsEventPatternsConfig() (EventPatternsConfig, error) {
	var body EventPatternsConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromEventPatternsConfig overwrites any union data inside the TileConfig as the provided EventPatternsConfig
func (t *TileConfig) FromEventPatternsConfig(v EventPatternsConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"event_patterns"}`))
	t.union = b
	return err
}

// MergeEventPatternsConfig performs a merge with any union data inside the TileConfig, using the provided EventPatternsConfig
func (t *TileConfig) MergeEventPatternsConfig(v EventPatternsConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"event_patterns"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMarkdownConfig returns the union data inside the TileConfig as a MarkdownConfig
func (t TileConfig) AsMarkdownConfig() (MarkdownConfig, error) {
	var body MarkdownConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMarkdownConfig overwrites any union data inside the TileConfig as the provided MarkdownConfig
func (t *TileConfig) FromMarkdownConfig(v MarkdownConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"markdown"}`))
	t.union = b
	return err
}

// MergeMarkdownConfig performs a merge with any union data inside the TileConfig, using the provided MarkdownConfig
func (t *TileConfig) MergeMarkdownConfig(v MarkdownConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"markdown"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t TileConfig) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"displayType"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t TileConfig) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "bar":
		return t.AsBarConfig()
	case "event_patterns":
		return t.AsEventPatternsConfig()
	case "heatmap":
		return t.AsHeatmapConfig()
	case "line":
		return t.AsLineConfig()
	case "markdown":
		return t.AsMarkdownConfig()
	case "number":
		return t.AsNumberConfig()
	case "pie":
		return t.AsPieConfig()
	case "search":
		return t.AsSearchConfig()
	case "stacked_bar":
		return t.AsStackedBarConfig()
	case "table":
		return t.AsTableConfig()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t TileConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *TileConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}
